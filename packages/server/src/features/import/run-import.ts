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
      const tried = await tryRows({ tx, call }, before, 'valid')
      const noted = tried.map((row) => ({ ...row, state: row.problems ? ('invalid' as const) : ('created' as const) }))
      await noteRows(tx, call, before.id, noted)
      const created_count = before.created_count + noted.filter(({ state }) => state === 'created').length
      const invalid_count = before.invalid_count + noted.filter(({ state }) => state === 'invalid').length
      if (tried.length === step) return { created_count, invalid_count }
      await dropStaged(tx, call.caller, before.id)
      return {
        created_count,
        invalid_count,
        state: nextState(importMachine, running, { type: 'import.finish' }) ?? running,
      }
    },
  })
