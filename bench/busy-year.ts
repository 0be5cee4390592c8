import { addDays, clinicTime } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database } from '../packages/server/src/database/schema'
import { fillClinic } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'

const visitsOfYear = 50_000
const patients = 1_000
const products = 60

/** A clinic after a year of 50,000 visits, each billed with three lines; one in ten invoices is not paid. */
export const prepareYear = (database: Database) => prepareYears(database, 1)

/** The same after two years: 100,000 invoices, of which a payor is asked for 20,000, and 20,000 are paid in instalments. */
export const prepareTwoYears = (database: Database) => prepareYears(database, 2)

async function prepareYears(database: Database, years: number) {
  const visits = visitsOfYear * years
  const { date: today } = clinicTime(Date.now(), 'Asia/Jakarta')
  const first = addDays(today, 1 - 365 * years)
  const clinic = await createClinic(database)
  const { company_id, clinic_id } = clinic
  const { doctor_ids } = await fillClinic(database, clinic, { dentists: 8, rooms: 8, patients, dates: [today] })
  const manager = await employ(database, clinic, { role: 'manager_clinic' })
  const amounts = sql`jsonb_build_object('gross', 400000, 'discount', 0, 'invoice_discount', 0, 'tax', 0, 'payor', 0, 'patient', 400000)`
  // the rows fit together as they are: nothing has to be checked fifty thousand times
  await database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const {
      rows: [people],
    } = await sql<{ first: number }>`
      select min(id) as first from patient where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(tx)
    await sql`insert into product (company_id, clinic_id, code, name, name_en, category, icd9cm, scope, price_model, duration_minutes,
        needs_consent, odontogram_code, taxable, online_bookable, status)
      select ${company_id}, ${clinic_id}, 'L' || n, 'Layanan ' || n, '', 'conservation', '23.2', 'tooth', 'fixed', 30, false, '', false, true,
        'active'
      from generate_series(1, ${products}::int) as n`.execute(tx)
    const {
      rows: [service],
    } = await sql<{ first: number }>`
      select min(id) as first from product where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(tx)
    const day = sql`(${first}::date + (n * ${365 * years}::int / ${visits}::int))`
    await sql`insert into visit (company_id, clinic_id, patient_id, doctor_id, origin, reason, note, queue_date, queue_number, position,
        identity, state, outcome, settlement, arrived_at, state_since, created_by)
      select ${company_id}, ${clinic_id}, ${people?.first ?? 0}::bigint + n % ${patients}::int, (${doctor_ids}::bigint[])[1 + n % 8], 'walk_in',
        'consultation', '', ${day}, n + 1, n + 1, 'read_back', 'checked_out', 'completed', 'settled', ${day} + interval '3 hours',
        ${day} + interval '4 hours', 'Rani Putri'
      from generate_series(0, ${visits}::int - 1) as n order by n`.execute(tx)
    await sql`insert into invoice (company_id, clinic_id, visit_id, patient_id, state, day, year, sequence, number, issued_at, due_on, amounts)
      select company_id, clinic_id, id, patient_id, case when queue_number % 10 = 0 then 'issued' else 'paid' end, queue_date,
        extract(year from queue_date)::int, queue_number, to_char(queue_date, '"INV/KMG/"YYYY/') || to_char(queue_number, 'FM000000'), arrived_at, queue_date, '{"total": 1200000}'
      from visit where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(tx)
    await sql`insert into invoice_line (company_id, clinic_id, invoice_id, position, product_id, code, name, name_en, category, icd9cm, taxable,
        unit_price, quantity, amounts)
      select company_id, clinic_id, invoice.id, line, ${service?.first ?? 0}::bigint + (sequence * 3 + line) % ${products}::int, 'L', 'Layanan', '',
        'conservation', '', false, 400000, 1, ${amounts}
      from invoice cross join generate_series(0, 2) as line where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(
      tx,
    )
    await pay(tx)
    if (years > 1) await claimAndDefer(tx)
  })
  await sql`vacuum analyze`.execute(database)
  return { today, token: await signIn(database, manager) }

  async function pay(tx: typeof database) {
    const whose = sql`company_id = ${company_id} and clinic_id = ${clinic_id}`
    await sql`insert into cash_shift (company_id, clinic_id, user_id, user_name, state, opened_at, closed_at, closed_by)
      values (${company_id}, ${clinic_id}, 1, 'Rani', 'closed', now(), now(), 'Rani')`.execute(tx)
    await sql`insert into payment (company_id, clinic_id, kind, invoice_id, cash_shift_id, year, sequence, number, amount, tenders, change,
        owed_after, reason, received_at, received_by)
      select company_id, clinic_id, 'payment', id, (select id from cash_shift where ${whose}), year, sequence, 'KW/' || sequence, 1200000,
        jsonb_build_array(jsonb_build_object('method', (array['cash', 'qris', 'debit_card'])[1 + sequence % 3], 'amount', 1200000, 'reference', '')),
        0, 0, '', issued_at, 'Rani Putri'
      from invoice where ${whose} and state = 'paid'`.execute(tx)
    await sql`insert into posting (company_id, clinic_id, kind, day, at, payment_id)
      select company_id, clinic_id, 'issue', day, issued_at, null from invoice where ${whose}
      union all
      select company_id, clinic_id, 'payment', received_at::date, received_at, id from payment where ${whose}`.execute(
      tx,
    )
    await sql`insert into ledger_entry (company_id, clinic_id, posting_id, account, invoice_id, amount)
      select company_id, clinic_id, id, 'receivable', id, 1200000 from invoice where ${whose}
      union all
      select company_id, clinic_id, id, 'receivable', invoice_id, -amount from payment where ${whose}`.execute(tx)
  }

  async function claimAndDefer(tx: typeof database) {
    const whose = sql`company_id = ${company_id} and clinic_id = ${clinic_id}`
    await sql`insert into payor (company_id, clinic_id, name, code, type, contact_person, phone, email, address, billing_address, npwp,
        terms_days, contract_number, claim_documents, note, status)
      values (${company_id}, ${clinic_id}, 'Sehat Bersama', 'SB', 'insurer', '', '', '', '', '', '', 30, '', '[]', '', 'active')`.execute(
      tx,
    )
    const payor = sql`(select id from payor where ${whose})`
    await sql`insert into insurance (company_id, clinic_id, payor_id, name, code, class, card_format, coverage_rules, excluded_codes, status)
      values (${company_id}, ${clinic_id}, ${payor}, 'Keluarga', '', '', '', '[]', '[]', 'active')`.execute(tx)
    await sql`insert into patient_policy (company_id, clinic_id, patient_id, insurance_id, member_number, member_key, relation, holder_name,
        valid_from, eligibility_note, status)
      select company_id, clinic_id, id, (select id from insurance where ${whose}), to_char(id, '"SB"FM000000'), to_char(id, '"SB"FM000000'),
        'self', '', ${first}::date, '', 'active'
      from patient where ${whose}`.execute(tx)
    await sql`update invoice set patient_policy_id = patient_policy.id, amounts = amounts || '{"payor": 200000}',
        policy = jsonb_build_object('plan_name', 'Keluarga', 'payor_name', 'Sehat Bersama', 'member_number', patient_policy.member_number)
      from patient_policy
      where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and sequence % 5 = 3
        and patient_policy.company_id = invoice.company_id and patient_policy.clinic_id = invoice.clinic_id
        and patient_policy.patient_id = invoice.patient_id`.execute(tx)
    // a batch holds a hundred of them
    await sql`insert into claim_batch (company_id, clinic_id, payor_id, year, sequence, number, submitted_on, submitted_by, due_on, documents)
      select company_id, clinic_id, ${payor}, min(year), sequence / 500 + 1, to_char(sequence / 500 + 1, '"BK/KMG/"FM000000'), max(day), 'Rani Putri', max(day) + 30, '[]'
      from invoice where ${whose} and policy is not null group by company_id, clinic_id, sequence / 500`.execute(tx)
    await sql`insert into claim (company_id, clinic_id, invoice_id, invoice_day, payor_id, claimed, state, claim_batch_id, due_on)
      select invoice.company_id, invoice.clinic_id, invoice.id, invoice.day, claim_batch.payor_id, 200000, 'submitted', claim_batch.id, claim_batch.due_on
      from invoice join claim_batch using (company_id, clinic_id)
      where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and policy is not null
        and claim_batch.sequence = invoice.sequence / 500 + 1`.execute(tx)
    await sql`insert into instalment_plan (company_id, clinic_id, invoice_id, state, next_due_on, amount, terms, created_at, created_by)
      select company_id, clinic_id, id, case state when 'issued' then 'active' else 'settled' end, case state when 'issued' then day end, 1200000,
        jsonb_build_array(jsonb_build_object('due_on', day, 'amount', 600000), jsonb_build_object('due_on', day + 30, 'amount', 600000)),
        issued_at, 'Rani Putri'
      from invoice where ${whose} and sequence % 5 = 0`.execute(tx)
  }
}
