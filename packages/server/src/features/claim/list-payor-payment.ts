import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { payorPaymentRows } from '../../domain/claim/payor-payment-rows'
import type { Caller, UseCase } from '../../use-case/contract'
import { list, rowsOfPage, type SearchWord } from '../../use-case/list'

export const listPayorPayment: UseCase<'listPayorPayment'> = async ({ database, caller, query }) => {
  const { state, payor_id, from, until } = query
  const payments = paymentIds(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('payor_payment.state', '=', state)] : []),
      ...(payor_id ? [eb('payor_payment.payor_id', '=', payor_id)] : []),
      ...(from ? [eb('payor_payment.received_on', '>=', from)] : []),
      ...(until ? [eb('payor_payment.received_on', '<=', until)] : []),
    ]),
  )
  const page = await list(database, payments, query, {
    searchColumn: (word) => isInPayment(word, caller),
    sort: { received_on: ['payor_payment.received_on'], amount: ['payor_payment.amount'] },
    defaultSort: '-received_on',
    id: 'payor_payment.id',
  })
  const rows = payorPaymentRows(database, caller).select(claimCount.as('claim_count'))
  return { ...page, rows: await rowsOfPage(page.rows, rows, 'payor_payment.id') }
}

/** What pages are counted and sorted by. */
const paymentIds = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('payor_payment')
    .select('payor_payment.id')
    .where('payor_payment.company_id', '=', company_id)
    .where('payor_payment.clinic_id', '=', clinic_id)

const isInPayment = ({ isIn, isAmong }: SearchWord, { company_id, clinic_id }: Caller) => {
  const payors = sql`select payor.id from payor
    where payor.company_id = ${company_id} and payor.clinic_id = ${clinic_id} and ${isIn(sql`lower(payor.name)`)}`
  const written = sql`lower(payor_payment.number || ' ' || payor_payment.reference)`
  return sql<boolean>`(${isIn(written)} or ${isAmong('payor_payment.payor_id', payors)})`
}

const claimCount = sql<number>`(
  select count(*) from payor_payment_claim
  where payor_payment_claim.company_id = payor_payment.company_id and payor_payment_claim.clinic_id = payor_payment.clinic_id
    and payor_payment_claim.payor_payment_id = payor_payment.id)`
