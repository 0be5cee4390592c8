import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { ageOn, openStates } from '../../domain/claim/claim-rows'
import { todayIn } from '../../domain/clinic/clinic-day'
import { payorOwed } from '../../domain/invoice/invoice-cards'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

/** The sums of the entries behind the claims: a figure and its claims cannot disagree. */
export const listReceivable: UseCase<'listReceivable'> = async ({ database, caller, now }) => {
  const { company_id, clinic_id } = caller
  const states = sql.join(openStates.map((state) => sql.lit(state)))
  const { rows } = await sql<Schema<'Receivable'>>`
    with owing as (
      select claim.payor_id, ${ageOn(todayIn(caller, now))} as age, ${payorOwed} as owed
      from claim
      join invoice on invoice.company_id = claim.company_id and invoice.clinic_id = claim.clinic_id and invoice.id = claim.invoice_id
      where claim.company_id = ${company_id} and claim.clinic_id = ${clinic_id} and claim.state in (${states})
    )
    select payor.id as payor_id, payor.name as payor_name, payor.terms_days, count(*) as claims,
      ${ofAge('not_due')} as not_due, ${ofAge('to_30')} as to_30, ${ofAge('to_60')} as to_60, ${ofAge('to_90')} as to_90,
      ${ofAge('above_90')} as above_90, sum(owing.owed)::bigint as total
    from owing
    join payor on payor.company_id = ${company_id} and payor.clinic_id = ${clinic_id} and payor.id = owing.payor_id
    group by payor.id, payor.name, payor.terms_days
    order by payor.name, payor.id`.execute(database)
  return wholeList(rows)
}

const ofAge = (age: Schema<'ClaimAge'>) =>
  sql`coalesce(sum(owing.owed) filter (where owing.age = ${sql.lit(age)}), 0)::bigint`
