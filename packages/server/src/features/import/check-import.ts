import { importMachine } from '@clinic/core/import'
import { canMove, nextState } from '@clinic/core/lifecycle'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dryRun, transaction } from '../../use-case/transaction'
import { holdImport, importShown, told } from './import-columns'
import { noteRows, type TriedRow, tryRows } from './try-rows'

/**
 * The next rows are created and taken back, so that whatever would refuse them refuses them now; what was found is noted
 * in a transaction of its own. Of two windows that check at once both find the same.
 */
export const checkImport: UseCase<'checkImport'> = async (call) => {
  const { database, caller, path, now } = call
  const { company_id, clinic_id } = caller
  const tried = await triedOnly(call)
  return transaction(database, async (tx) => {
    const before = await holdImport(tx, caller, path.id)
    // mapped otherwise meanwhile: what was found is of no concern any more
    if (!tried || before.version !== tried.version || !canMove(importMachine, before.state, { type: 'import.check' }))
      throw new Refusal(409, 'importNotNow', { current: await importShown(tx, caller, path.id) })
    const noted = tried.rows.map((row) => ({ ...row, state: row.problems ? ('wrong' as const) : ('right' as const) }))
    await noteRows(tx, call, path.id, noted)
    const counted = await tx
      .selectFrom('import_row')
      .select(sql<number>`count(*) filter (where state <> 'waiting')`.as('checked'))
      .select(sql<number>`count(*) filter (where state = 'wrong')`.as('wrong'))
      .select(sql<number>`count(*) filter (where likely)`.as('likely'))
      .where((eb) => eb.and({ company_id, clinic_id, import_id: path.id }))
      .executeTakeFirstOrThrow()
    const state =
      counted.checked === before.row_count
        ? nextState(importMachine, before.state, { type: 'import.finishCheck' })
        : before.state
    await tx
      .updateTable('import')
      .set({ ...counted, state: state ?? before.state, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .execute()
    if (state === 'checked') {
      const after = told(await holdImport(tx, caller, path.id))
      recordEvent(tx, caller, { action: 'check', object: 'import', object_id: path.id, before: told(before), after })
    }
    return importShown(tx, caller, path.id)
  })
}

/** What would become of the next rows; nothing of it stays. None when the import is not to be checked. */
const triedOnly = (call: Call<'checkImport'>) =>
  dryRun(call.database, async (tx): Promise<{ version: number; rows: TriedRow[] } | undefined> => {
    const held = await holdImport(tx, call.caller, call.path.id)
    if (!canMove(importMachine, held.state, { type: 'import.check' })) return
    return { version: held.version, rows: await tryRows({ tx, call }, held, 'waiting') }
  })
