import { importMachine } from '@clinic/core/import'
import { canMove } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { holdImport, importShown, told } from './import-columns'

/** Somebody has looked: the rows that are like patients who are there are of others, and are to be created too. */
export const includeImport: UseCase<'includeImport'> = ({ database, caller, path: { id }, now }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const before = await holdImport(tx, caller, id)
    if (!canMove(importMachine, before.state, { type: 'import.include' }))
      throw new Refusal(409, 'importNotNow', { current: await importShown(tx, caller, id) })
    await tx
      .updateTable('import_row')
      .set({ state: 'right', problems: null, likely: false })
      .where((eb) => eb.and({ company_id, clinic_id, import_id: id, likely: true }))
      .execute()
    await tx
      .updateTable('import')
      .set({ wrong: before.wrong - before.likely, likely: 0, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const after = told(await holdImport(tx, caller, id))
    recordEvent(tx, caller, { action: 'include', object: 'import', object_id: id, before: told(before), after })
    return importShown(tx, caller, id)
  })
