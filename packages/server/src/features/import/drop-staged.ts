import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** An import that is over keeps the rows that were refused, to be mended: the others are something else now. */
export const dropStaged = (tx: Transaction, { company_id, clinic_id }: Caller, import_id: number) =>
  tx
    .deleteFrom('import_row')
    .where((eb) => eb.and({ company_id, clinic_id, import_id }))
    .where('state', '<>', 'invalid')
    .execute()
