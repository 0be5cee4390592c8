import { importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { dropStaged } from './drop-staged'
import { holdImport, importShown, told } from './import-columns'
import { noteRows, step, tryRows } from './try-rows'

/** Creates the next rows. They are noted as created in the very transaction that creates them: none is created twice. */
export const runImport: UseCase<'runImport'> = (call) =>
  transaction(call.database, async (tx) => {
    const { caller, path, now } = call
    const { company_id, clinic_id } = caller
    const before = await holdImport(tx, caller, path.id)
    const running = nextState(importMachine, before.state, { type: 'import.run' })
    if (!running) throw new Refusal(409, 'importNotNow', { current: await importShown(tx, caller, path.id) })
    const tried = await tryRows({ tx, call }, before, 'right')
    const noted = tried.map((row) => ({ ...row, state: row.problems ? ('wrong' as const) : ('created' as const) }))
    await noteRows(tx, call, path.id, noted)
    const created = before.created + noted.filter(({ state }) => state === 'created').length
    const wrong = before.wrong + noted.filter(({ state }) => state === 'wrong').length
    const isOver = tried.length < step
    const state = isOver ? (nextState(importMachine, running, { type: 'import.finish' }) ?? running) : running
    await tx
      .updateTable('import')
      .set({ state, created, wrong, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .execute()
    if (isOver) await dropStaged(tx, caller, path.id)
    if (isOver || before.state !== state) {
      const after = told(await holdImport(tx, caller, path.id))
      const action = isOver ? 'finish' : 'run'
      recordEvent(tx, caller, { action, object: 'import', object_id: path.id, before: told(before), after })
    }
    return importShown(tx, caller, path.id)
  })
