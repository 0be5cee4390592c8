import { type RawBuilder, sql } from 'kysely'
import { doctorGroup, type Facts, type Groups, groupOf, roomGroup, roomJoin, timeGroups } from './fact'

interface LinesCounted {
  amount: RawBuilder<number>
  /** In words of whoever billed it. */
  detail: RawBuilder<string>
  /** Which lines count. */
  where: RawBuilder<boolean>
}

/** The lines of issued invoices, void ones left out, by the day of treatment. The joins that a grouping does not need the database leaves out. */
const lineFacts =
  ({ amount, detail, where }: LinesCounted): Facts =>
  ({ caller: { company_id, clinic_id, language }, by, from, until }) => {
    const name = language === 'en' ? sql`coalesce(nullif(line.name_en, ''), line.name)` : sql`line.name`
    const groups: Groups = {
      ...timeGroups(sql`invoice.day`),
      ...doctorGroup,
      ...roomGroup,
      // as the policy was when the invoice was issued
      payor: {
        key: sql`coalesce(invoice.policy ->> 'payor_id', '')`,
        label: sql`invoice.policy ->> 'payor_name'`,
      },
      // medicine is known by its name
      product: { key: sql`coalesce(line.product_id::text, line.name)`, label: sql`${name}` },
      category: { key: sql`coalesce(line.category, '')` },
      reason: { key: reason, label: reason },
    }
    return sql`(
      select line.id, invoice.day, ${groupOf(groups, by)}, ${name} as title, ${detail} as detail, invoice.patient_id,
        ${amount} as amount, invoice.id as opens_id
      from invoice
      join invoice_line as line on line.company_id = invoice.company_id and line.clinic_id = invoice.clinic_id and line.invoice_id = invoice.id
      left join visit on visit.company_id = invoice.company_id and visit.clinic_id = invoice.clinic_id and visit.id = invoice.visit_id
      left join procedure on procedure.company_id = line.company_id and procedure.clinic_id = line.clinic_id and procedure.id = line.procedure_id
      left join doctor on doctor.company_id = line.company_id and doctor.clinic_id = line.clinic_id
        and doctor.id = coalesce(procedure.doctor_id, visit.doctor_id)
      ${roomJoin(by)}
      where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and invoice.day between ${from} and ${until}
        and invoice.state in ('issued', 'partly_paid', 'paid', 'written_off') and ${where})`
  }

const reason = sql<string>`coalesce(nullif(line.discount_reason, ''), invoice.discount_reason)`

/** What was billed, less its discounts, without tax. */
export const revenueFacts = lineFacts({
  amount: sql`line.net`,
  detail: sql`invoice.number`,
  where: sql`true`,
})

/** What a package has prepaid was no discount. */
const discounted = sql<number>`line.taken_off - coalesce((line.amounts ->> 'prepaid')::bigint, 0)`

/** What was taken off, with the reason. */
export const discountFacts = lineFacts({ amount: discounted, detail: reason, where: sql`${discounted} > 0` })
