import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { nextDocumentNumber } from '../clinic/next-document-number'

interface Document {
  prescription_id: number
  moves: readonly { medicine_id: number; batch_id: number; quantity: number }[]
}

/** Writes the document of what is dispensed, posted as it is made. Returns its id. */
export async function writeDispensedDocument(
  tx: Transaction,
  { caller, now }: RequestContext,
  { prescription_id, moves }: Document,
): Promise<number> {
  const { company_id, clinic_id, name: by } = caller
  const { today: dated_on } = await clinicDay(tx, caller, now)
  const at = now.toISOString()
  const year = Number(dated_on.slice(0, 4))
  const { id } = await tx
    .insertInto('medicine_transaction')
    .values({
      company_id,
      clinic_id,
      kind: 'dispense',
      state: 'posted',
      ...(await nextDocumentNumber(tx, caller, { table: 'medicine_transaction', kind: 'dispense', year })),
      prescription_id,
      supplier_id: null,
      invoice_number: '',
      dated_on,
      reason: null,
      note: '',
      lines: JSON.stringify(moves.map(lineOf)),
      stages: JSON.stringify([{ state: 'posted', by, at, reason: '' }]),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A line of the document says how many units are taken out of a batch. */
const lineOf = ({ medicine_id, batch_id, quantity }: Document['moves'][number]): Schema<'MedicineTransactionLine'> => ({
  medicine_id,
  batch_id,
  quantity: -quantity,
  pack_size: 1,
  bonus: 0,
  price: 0,
  lot: '',
  expires_on: null,
})
