import { importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { dropStaged } from './drop-staged'
import { holdImport, importShown, told } from './import-columns'

export const cancelImport: UseCase<'cancelImport'> = ({ database, caller, path: { id }, now }) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const before = await holdImport(tx, caller, id)
    const state = nextState(importMachine, before.state, { type: 'import.cancel' })
    if (!state) throw new Refusal(409, 'importNotNow', { current: await importShown(tx, caller, id) })
    await tx
      .updateTable('import')
      .set({ state, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    await dropStaged(tx, caller, id)
    const after = told(await holdImport(tx, caller, id))
    recordEvent(tx, caller, { action: 'cancel', object: 'import', object_id: id, before: told(before), after })
    return importShown(tx, caller, id)
  })
