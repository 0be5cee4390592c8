import { documentNumber } from '@clinic/core/information'
import type { MedicineTransactionKind } from '@clinic/core/medicine-transaction'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The documents that are counted together in a clinic's year: each kind of stock document by itself. */
type Series =
  | { table: keyof typeof prefixColumns }
  | { table: keyof typeof fixedPrefixes }
  | { table: 'medicine_transaction'; kind: MedicineTransactionKind }

/** Where the clinic keeps what the numbers of a table begin with. */
const prefixColumns = { letter: 'letter_prefix', invoice: 'invoice_prefix', payment: 'payment_prefix' } as const

/** What the numbers of documents begin with for which the clinic chooses nothing: CLM/KMG/2026/0003. */
const fixedPrefixes = {
  claim_batch: 'CLM',
  payor_payment: 'PPY',
  expense: 'EXP',
  deposit: 'DEP',
  credit_note: 'CRN',
  lab_order: 'LAB',
  treatment_plan: 'TPL',
  purchase_order: 'PO',
} as const

/** What the numbers of stock documents begin with: GR/KMG/2026/0007. */
const stockPrefixes: Readonly<Record<MedicineTransactionKind, string>> = {
  receipt: 'GR',
  adjustment: 'ADJ',
  supplier_return: 'RET',
  transfer_out: 'TRF',
  transfer_in: 'TRI',
  dispense: 'DSP',
  usage: 'USE',
  count: 'CNT',
}

/** The next number of the clinic's year. Of two at once the second waits until the transaction of the first ends, so that no number is left out. */
export async function nextDocumentNumber(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { year, ...series }: Series & { year: number },
) {
  const counted = 'kind' in series ? series.kind : series.table
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${counted} ${company_id} ${clinic_id} ${year}`}, 47))`.execute(
    tx,
  )
  const clinic = await tx
    .selectFrom('clinic')
    .select(['code', 'letter_prefix', 'invoice_prefix', 'payment_prefix'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const ofKind = 'kind' in series ? sql`and kind = ${series.kind}` : sql``
  const {
    rows: [last],
  } = await sql<{ sequence: number }>`select coalesce(max(sequence), 0) as sequence from ${sql.table(series.table)}
    where company_id = ${company_id} and clinic_id = ${clinic_id} and year = ${year} ${ofKind}`.execute(tx)
  const sequence = (last?.sequence ?? 0) + 1
  const prefix = prefixOf(series, clinic)
  return { year, sequence, number: documentNumber({ prefix, code: clinic.code }, year, sequence) }
}

function prefixOf(series: Series, clinic: Record<(typeof prefixColumns)[keyof typeof prefixColumns], string>) {
  if ('kind' in series) return stockPrefixes[series.kind]
  const { table } = series
  return table === 'letter' || table === 'invoice' || table === 'payment'
    ? clinic[prefixColumns[table]]
    : fixedPrefixes[table]
}
