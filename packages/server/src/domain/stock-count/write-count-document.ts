import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { moveStock } from '../medicine/move-stock'

interface Written {
  /** Why there are differences. */
  note: string
  moves: readonly { medicine_id: number; batch_id: number; quantity: number }[]
}

/** Writes the document of a count, posted as it is made, moves the stock by its differences, and returns its id. Their medicines are held already. */
export async function writeCountDocument(
  tx: Transaction,
  context: RequestContext,
  { note, moves }: Written,
): Promise<number> {
  const { caller, now } = context
  const { company_id, clinic_id, name: by } = caller
  const { today: dated_on } = await clinicDay(tx, caller, now)
  const at = now.toISOString()
  const year = Number(dated_on.slice(0, 4))
  const { id } = await tx
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind: 'count',
      state: 'posted',
      ...(await nextDocumentNumber(tx, caller, { table: 'medicine_transaction', kind: 'count', year })),
      supplier_id: null,
      prescription_id: null,
      invoice_number: '',
      dated_on,
      reason: null,
      note,
      lines: JSON.stringify(moves.map(lineOf)),
      stages: JSON.stringify([{ state: 'posted', by, at, reason: '' }]),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < moves.length; from += 1000)
    await moveStock(tx, context, { transaction_id: id, moves: moves.slice(from, from + 1000) })
  return id
}

const lineOf = (move: Written['moves'][number]): Schema<'MedicineTransactionLine'> => ({
  ...move,
  pack_size: 1,
  bonus: 0,
  price: 0,
  lot: '',
  expires_on: null,
})
