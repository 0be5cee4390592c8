import { type RawBuilder, sql } from 'kysely'
import { type Facts, type FactsAsked, type Groups, groupOf, timeGroups } from './fact'

interface LinesCounted {
  id: RawBuilder<number>
  day: RawBuilder<string>
  amount: RawBuilder<number>
  /** In words of whoever billed it. */
  detail: RawBuilder<string>
  /** What is counted, with `invoice` and its `line` in it. */
  of: RawBuilder<unknown>
  /** Which lines count. */
  where: RawBuilder<boolean>
}

/** What is counted of lines of issued invoices, void ones left out; joined with their visits only where the grouping asks for it. */
function lineFacts({ caller: { company_id, clinic_id, language }, by }: FactsAsked, counted: LinesCounted) {
  const { id, day, amount, detail, of, where } = counted
  const name = language === 'en' ? sql`coalesce(nullif(line.name_en, ''), line.name)` : sql`line.name`
  const groups: Groups = {
    ...timeGroups(day),
    doctor: { unit: sql`coalesce(procedure.doctor_id, visit.doctor_id)` },
    room: { unit: sql`visit.room_id` },
    // as the policy was when the invoice was issued
    payor: {
      unit: sql`invoice.policy ->> 'payor_id'`,
      label: sql`invoice.policy ->> 'payor_name'`,
    },
    // medicine is known by its name
    product: { unit: sql`coalesce(line.product_id::text, line.name)`, label: sql`${name}` },
    category: { unit: sql`line.category` },
    reason: { unit: reason, label: reason },
  }
  return sql`
    select ${id} as id, ${day} as day, ${groupOf(groups, by)}, ${name} as title, ${detail} as detail, invoice.patient_id,
      ${amount} as amount, invoice.id as opens_id
    from ${of}
    ${by === 'doctor' || by === 'room' ? joinedVisit : sql``}
    ${by === 'doctor' ? joinedProcedure : sql``}
    where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id}
      and invoice.state in ('issued', 'partly_paid', 'paid', 'written_off') and ${where}`
}

const joinedVisit = sql`left join visit on visit.company_id = invoice.company_id and visit.clinic_id = invoice.clinic_id
      and visit.id = invoice.visit_id`

const joinedProcedure = sql`left join procedure on procedure.company_id = line.company_id and procedure.clinic_id = line.clinic_id
      and procedure.id = line.procedure_id`

const reason = sql<string>`coalesce(nullif(line.discount_reason, ''), invoice.discount_reason)`

const lines = sql`invoice
    join invoice_line as line on line.company_id = invoice.company_id and line.clinic_id = invoice.clinic_id and line.invoice_id = invoice.id`

/** By the day of treatment. */
const billed = ({ from, until }: FactsAsked) => ({
  id: sql<number>`line.id`,
  day: sql<string>`invoice.day`,
  of: lines,
  where: sql<boolean>`invoice.day between ${from} and ${until}`,
})

/** What was billed, less its discounts, without tax; and below zero, by the day of the note, what credit notes took off it. */
export const revenueFacts: Facts = (asked) =>
  sql`(${lineFacts(asked, { ...billed(asked), amount: sql`line.net`, detail: sql`invoice.number` })}
    union all ${lineFacts(asked, credited(asked))})`

/** What is credited is found first: a database without statistics would try each line with each note. */
function credited({ caller: { company_id, clinic_id }, from, until, time_zone }: FactsAsked): LinesCounted {
  return {
    // the lines that were billed have ids above zero
    id: sql`-credit.id`,
    day: sql`credit.day`,
    amount: sql`-credit.net`,
    detail: sql`credit.number`,
    of: sql`(
      with issued as materialized (
        select id, number, (issued_at at time zone ${time_zone})::date as day from credit_note
        where company_id = ${company_id} and clinic_id = ${clinic_id}
          and issued_at >= ${from}::timestamp at time zone ${time_zone}
          and issued_at < (${until}::date + 1)::timestamp at time zone ${time_zone}
      )
      select credit_note_line.id, credit_note_line.invoice_line_id, credit_note_line.net, issued.day, issued.number
      from issued
      join credit_note_line on credit_note_line.company_id = ${company_id} and credit_note_line.clinic_id = ${clinic_id}
        and credit_note_line.credit_note_id = issued.id
    ) as credit
    join invoice_line as line on line.company_id = ${company_id} and line.clinic_id = ${clinic_id} and line.id = credit.invoice_line_id
    join invoice on invoice.company_id = line.company_id and invoice.clinic_id = line.clinic_id and invoice.id = line.invoice_id`,
    where: sql`true`,
  }
}

/** What a package has prepaid was no discount. */
const discounted = sql<number>`line.taken_off - coalesce((line.amounts ->> 'prepaid')::bigint, 0)`

/** What was taken off, with the reason. */
export const discountFacts: Facts = (asked) => {
  const lines = billed(asked)
  return sql`(${lineFacts(asked, {
    ...lines,
    amount: discounted,
    detail: reason,
    where: sql`${lines.where} and ${discounted} > 0`,
  })})`
}
