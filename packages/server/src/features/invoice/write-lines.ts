import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { CheckedLine } from './check-lines'

/** Replaces the lines of a draft; those that were there keep their ids. */
export async function writeLines(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { invoice_id, lines }: { invoice_id: number; lines: readonly CheckedLine[] },
) {
  const kept = lines.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom('invoice_line')
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
    .where('id', 'not in', kept.length > 0 ? kept : [0])
    .execute()
  for (const [position, { id, ...line }] of lines.entries()) {
    const values = {
      ...line,
      position,
      price_list: line.price_list && JSON.stringify(line.price_list),
      discount: line.discount && JSON.stringify(line.discount),
    }
    if (id === null)
      await tx
        .insertInto('invoice_line')
        .values({ ...values, company_id, clinic_id, invoice_id, amounts: null })
        .execute()
    else
      await tx
        .updateTable('invoice_line')
        .set(values)
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
  }
}
