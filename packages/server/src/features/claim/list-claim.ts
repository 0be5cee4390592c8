import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { ageOn, claimRows, memberNumber, openStates } from '../../domain/claim/claim-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import { foundInvoices } from '../../domain/invoice/found-invoices'
import type { Caller, UseCase } from '../../use-case/contract'
import { list, rowsOfPage, type SearchWord } from '../../use-case/list'

export const listClaim: UseCase<'listClaim'> = async ({ database, caller, now, query }) => {
  const { state, payor_id, age } = query
  const claims = claimIds(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('claim.state', '=', state)] : []),
      ...(payor_id ? [eb('claim.payor_id', '=', payor_id)] : []),
      ...(age ? [eb('claim.state', 'in', openStates), eb(ageOn(todayIn(caller, now)), '=', age)] : []),
    ]),
  )
  const page = await list(database, claims, query, {
    searchColumn: (word) => isInClaim(word, caller),
    sort: { due_on: ['claim.due_on'], day: ['claim.invoice_day'], claimed: ['claim.claimed'] },
    defaultSort: '-day',
    id: 'claim.id',
  })
  return { ...page, rows: await rowsOfPage(page.rows, claimRows(database, caller), 'claim.id') }
}

/** What pages are counted and sorted by. */
const claimIds = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('claim')
    .select('claim.id')
    .where('claim.company_id', '=', company_id)
    .where('claim.clinic_id', '=', clinic_id)

const isInClaim = (word: SearchWord, caller: Caller) => {
  const { company_id, clinic_id } = caller
  const invoices = foundInvoices(word, caller, word.isIn(sql`lower(${memberNumber})`))
  const batches = sql`select claim_batch.id from claim_batch
    where claim_batch.company_id = ${company_id} and claim_batch.clinic_id = ${clinic_id} and ${word.isIn(sql`lower(claim_batch.number)`)}`
  return sql<boolean>`(${word.isAmong('claim.invoice_id', invoices)} or ${word.isAmong('claim.claim_batch_id', batches)})`
}
