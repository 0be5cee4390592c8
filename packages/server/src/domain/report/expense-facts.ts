import { sql } from 'kysely'
import { type Facts, type Groups, groupOf, timeGroups } from './fact'

/** What the clinic paid out, by the day of the bill. What was taken back is not among it. */
export const expenseFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until }) => {
  const groups: Groups = {
    ...timeGroups(sql`expense.day`),
    category: { unit: sql`expense.category` },
    source: { unit: sql`expense.paid_from` },
    payee: { unit: sql`expense.paid_to` },
  }
  return sql`(
    select expense.id, expense.day, ${groupOf(groups, by)}, expense.paid_to as title, expense.category as detail,
      null::bigint as patient_id, expense.amount, expense.id as opens_id
    from expense
    where expense.company_id = ${company_id} and expense.clinic_id = ${clinic_id} and expense.day between ${from} and ${until}
      and expense.state = 'recorded')`
}
