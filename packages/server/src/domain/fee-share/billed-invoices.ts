import type { BilledInvoice, BilledLine } from '@clinic/core/fee-share'
import { sessionsWorth } from '@clinic/core/money'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

interface Moved {
  /** Plain dates. */
  first: string
  last: string
  /** Only invoices with a line of this dentist. */
  doctor_id: number | undefined
}

/**
 * The invoices that were issued, void, paid, refunded or credited in some days of the clinic, or of which a laboratory or materials cost something then, each with
 * everything that became of it.
 */
export async function billedInvoices(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { first, last, doctor_id }: Moved,
): Promise<BilledInvoice[]> {
  const isOfDentist =
    doctor_id === undefined
      ? sql`true`
      : sql`exists (select from invoice_line ${lineJoins}
          where invoice_line.company_id = invoice.company_id and invoice_line.clinic_id = invoice.clinic_id
            and invoice_line.invoice_id = invoice.id and ${treatedBy} = ${doctor_id})`
  const { rows } = await sql<Stored>`
    with moved as (
      select ledger_entry.invoice_id as id from posting
      join ledger_entry on ledger_entry.company_id = posting.company_id and ledger_entry.clinic_id = posting.clinic_id
        and ledger_entry.posting_id = posting.id and ledger_entry.account in ('receivable', 'payor_receivable')
      where posting.company_id = ${company_id} and posting.clinic_id = ${clinic_id}
        and posting.day between ${first} and ${last}
      union
      select invoice.id from invoice
      join clinic on clinic.company_id = invoice.company_id and clinic.id = invoice.clinic_id
      where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id}
        and invoice.issued_at >= ${first}::timestamp at time zone clinic.time_zone
        and invoice.issued_at < (${last}::timestamp + interval '1 day') at time zone clinic.time_zone
      union
      -- one for nothing has no entries
      select invoice_event.invoice_id from invoice_event
      join clinic on clinic.company_id = invoice_event.company_id and clinic.id = invoice_event.clinic_id
      where invoice_event.company_id = ${company_id} and invoice_event.clinic_id = ${clinic_id}
        and invoice_event.to_state = 'void' and invoice_event.at >= ${first}::timestamp at time zone clinic.time_zone
        and invoice_event.at < (${last}::timestamp + interval '1 day') at time zone clinic.time_zone
      union
      select invoice_line.invoice_id from lab_cost
      join lab_order on lab_order.company_id = lab_cost.company_id and lab_order.clinic_id = lab_cost.clinic_id
        and lab_order.id = lab_cost.lab_order_id
      join invoice_line on invoice_line.company_id = lab_order.company_id and invoice_line.clinic_id = lab_order.clinic_id
        and invoice_line.procedure_id = lab_order.procedure_id
      where lab_cost.company_id = ${company_id} and lab_cost.clinic_id = ${clinic_id}
        and lab_cost.day between ${first} and ${last}
      union
      select invoice.id from material_cost
      join invoice on invoice.company_id = material_cost.company_id and invoice.clinic_id = material_cost.clinic_id
        and invoice.visit_id = material_cost.visit_id
      where material_cost.company_id = ${company_id} and material_cost.clinic_id = ${clinic_id}
        and material_cost.day between ${first} and ${last}
    )
    select invoice.id, invoice.number, invoice.visit_id, invoice.day, (invoice.amounts ->> 'total')::bigint as total,
      upper(left(patient.first_name, 1) || left(patient.last_name, 1)) as patient_initials,
      to_char(invoice.issued_at at time zone clinic.time_zone, 'YYYY-MM-DD') as issued_on,
      ${voidOn} as void_on, ${payments} as payments, ${credits} as credits, ${materials} as materials,
      ${lines} as lines
    from invoice
    join clinic on clinic.company_id = invoice.company_id and clinic.id = invoice.clinic_id
    join patient on patient.company_id = invoice.company_id and patient.clinic_id = invoice.clinic_id
      and patient.id = invoice.patient_id
    join visit on visit.company_id = invoice.company_id and visit.clinic_id = invoice.clinic_id and visit.id = invoice.visit_id
    where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and invoice.issued_at is not null
      and invoice.id in (select id from moved) and ${isOfDentist}
    order by invoice.day, invoice.id`.execute(database)
  return rows.map((invoice) => ({ ...invoice, lines: invoice.lines.map(worthOf) }))
}

type Stored = Omit<BilledInvoice, 'lines'> & { lines: StoredLine[] }
type StoredLine = Omit<BilledLine, 'prepaid'> & {
  /** Of a line that a package has prepaid: what all its sessions of the service are worth, and which of them these were. */
  used: { amount: number; sessions: number; from: number; count: number } | null
}

/** A session of a package is worth its part of what the package cost, whatever the price list says. */
function worthOf({ used, ...line }: StoredLine): BilledLine {
  if (!used) return { ...line, prepaid: 0 }
  const worth = sessionsWorth(used.amount, used)
  return { ...line, gross: worth, discount: 0, prepaid: worth }
}

const lineJoins = sql`left join procedure on procedure.company_id = invoice_line.company_id
  and procedure.clinic_id = invoice_line.clinic_id and procedure.id = invoice_line.procedure_id`

/** Who did it, as the note says, or else whose visit it was. */
const treatedBy = sql`coalesce(procedure.doctor_id, visit.doctor_id)`

/** What the laboratory cost of what was done, by day. */
const labCosts = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', lab_cost.day, 'amount', lab_cost.amount) order by lab_cost.id), '[]')
  from lab_order
  join lab_cost on lab_cost.company_id = lab_order.company_id and lab_cost.clinic_id = lab_order.clinic_id
    and lab_cost.lab_order_id = lab_order.id
  where lab_order.company_id = invoice_line.company_id and lab_order.clinic_id = invoice_line.clinic_id
    and lab_order.procedure_id = invoice_line.procedure_id)`

/** What the services of the visit cost of each material, by day. */
const materials = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('product_id', material_cost.product_id, 'medicine_id', material_cost.medicine_id,
    'name', concat_ws(' ', company_medicine.name, nullif(company_medicine.strength, '')), 'day', material_cost.day,
    'amount', material_cost.amount) order by material_cost.id), '[]')
  from material_cost
  join company_medicine on company_medicine.company_id = material_cost.company_id
    and company_medicine.id = material_cost.medicine_id
  where material_cost.company_id = invoice.company_id and material_cost.clinic_id = invoice.clinic_id
    and material_cost.visit_id = invoice.visit_id)`

/** An entry names the last session it used, counted from 1, and takes away as many as it used. */
const usedSessions = sql`(
  select jsonb_build_object('amount', package_sold_item.amount, 'sessions', package_sold_item.sessions,
    'from', package_entry.session + package_entry.sessions, 'count', -package_entry.sessions)
  from package_entry
  join package_sold_item on package_sold_item.company_id = package_entry.company_id
    and package_sold_item.clinic_id = package_entry.clinic_id
    and package_sold_item.package_sold_id = package_entry.package_sold_id
    and package_sold_item.product_id = package_entry.product_id
  where package_entry.company_id = invoice_line.company_id and package_entry.clinic_id = invoice_line.clinic_id
    and package_entry.invoice_line_id = invoice_line.id and package_entry.kind = 'used')`

/** What credit notes took off a line, by day: its part of the rounding is none of the line's. */
const creditsOfLine = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', posting.day, 'amount', credit_note_line.net + credit_note_line.tax) order by posting.id), '[]')
  from credit_note_line
  join posting on posting.company_id = credit_note_line.company_id and posting.clinic_id = credit_note_line.clinic_id
    and posting.credit_note_id = credit_note_line.credit_note_id
  where credit_note_line.company_id = invoice_line.company_id and credit_note_line.clinic_id = invoice_line.clinic_id
    and credit_note_line.invoice_line_id = invoice_line.id)`

const credits = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', posting.day, 'amount', credit_note.amount) order by posting.id), '[]')
  from credit_note
  join posting on posting.company_id = credit_note.company_id and posting.clinic_id = credit_note.clinic_id
    and posting.credit_note_id = credit_note.id
  where credit_note.company_id = invoice.company_id and credit_note.clinic_id = invoice.clinic_id
    and credit_note.invoice_id = invoice.id)`

const lines = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', invoice_line.id, 'doctor_id', ${treatedBy},
    'product_id', invoice_line.product_id, 'category', invoice_line.category, 'service', invoice_line.name,
    'quantity', invoice_line.quantity, 'gross', invoice_line.amounts -> 'gross',
    'discount', (invoice_line.amounts ->> 'discount')::bigint + (invoice_line.amounts ->> 'invoice_discount')::bigint,
    'costs', ${labCosts}, 'credits', ${creditsOfLine}, 'used', ${usedSessions}, 'total', invoice_line.amounts -> 'total') order by invoice_line.position, invoice_line.id), '[]')
  from invoice_line ${lineJoins}
  where invoice_line.company_id = invoice.company_id and invoice_line.clinic_id = invoice.clinic_id
    and invoice_line.invoice_id = invoice.id)`

/** What is collected is taken off what patient or payor owe: a payment is below 0 there, a refund above. */
const payments = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', posting.day, 'amount', -ledger_entry.amount) order by posting.id), '[]')
  from ledger_entry
  join posting on posting.company_id = ledger_entry.company_id and posting.clinic_id = ledger_entry.clinic_id
    and posting.id = ledger_entry.posting_id and posting.kind in ('payment', 'refund', 'payor_payment', 'payor_payment_void')
  where ledger_entry.company_id = invoice.company_id and ledger_entry.clinic_id = invoice.clinic_id
    and ledger_entry.invoice_id = invoice.id and ledger_entry.account in ('receivable', 'payor_receivable'))`

const voidOn = sql`(
  select to_char(min(invoice_event.at) at time zone clinic.time_zone, 'YYYY-MM-DD') from invoice_event
  where invoice_event.company_id = invoice.company_id and invoice_event.clinic_id = invoice.clinic_id
    and invoice_event.invoice_id = invoice.id and invoice_event.to_state = 'void')`
