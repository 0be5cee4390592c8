import { importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import type { UseCase } from '../../use-case/contract'
import { changeImport } from './change-import'
import { dropStaged } from './drop-staged'
import { noteRows, step, tryRows } from './try-rows'

/** Creates the next rows. They are noted as created in the very transaction that creates them: none is created twice. */
export const runImport: UseCase<'runImport'> = (call) =>
  changeImport(call, {
    event: { type: 'import.run' },
    action: (before, { state }) => (state === before.state ? undefined : state === 'done' ? 'finish' : 'run'),
    async apply({ tx, before, state: running }) {
      const tried = await tryRows({ tx, call }, before, 'right')
      const noted = tried.map((row) => ({ ...row, state: row.problems ? ('wrong' as const) : ('created' as const) }))
      await noteRows(tx, call, before.id, noted)
      const created = before.created + noted.filter(({ state }) => state === 'created').length
      const wrong = before.wrong + noted.filter(({ state }) => state === 'wrong').length
      if (tried.length === step) return { created, wrong }
      await dropStaged(tx, call.caller, before.id)
      return { created, wrong, state: nextState(importMachine, running, { type: 'import.finish' }) ?? running }
    },
  })
