import { documentNumber } from '@clinic/core/information'
import { sql } from 'kysely'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { Bill } from './bill'
import { insertPackages } from './insert-packages'

const discountReason = 'Pasien lama'

/** Inserts invoices with their lines and moves, and what they come to in the ledger; returns each bill with its id. */
export async function insertInvoices(tx: Transaction, place: Place, bills: readonly Bill[]) {
  const { company_id, clinic_id, clerk } = place
  const tenant = { company_id, clinic_id }
  const drafted = await tx
    .insertInto('invoice')
    .values(
      bills.map(({ visit: { id, patient_id, day, ended_at }, discount, policy }) => ({
        ...tenant,
        visit_id: id,
        patient_id,
        day,
        state: 'draft' as const,
        patient_policy_id: policy?.id ?? null,
        policy: null,
        discount: discount && JSON.stringify(discount),
        discount_reason: discount ? discountReason : '',
        amounts: null,
        created_at: ended_at,
        updated_at: ended_at,
      })),
    )
    .returning(['id', 'visit_id'])
    .execute()
  const ids = new Map(drafted.map(({ id, visit_id }) => [visit_id, id]))
  const invoices = bills.map((bill) => ({ ...bill, id: ids.get(bill.visit.id) ?? 0 }))
  const stored = await tx
    .insertInto('invoice_line')
    .values(
      invoices.flatMap(({ id, visit, state, lines }) =>
        visit.lines.map(({ prepaid_in: _, price_list, ...line }, position) => ({
          ...line,
          price_list: price_list && JSON.stringify(price_list),
          ...tenant,
          invoice_id: id,
          position,
          discount: null,
          amounts: state === 'draft' ? null : JSON.stringify(lines[position]),
        })),
      ),
    )
    .returning(['id', 'invoice_id', 'position'])
    .execute()
  await insertPackages(tx, place, { invoices, lines: stored })
  await issue(tx, place, invoices)
  const moves = invoices.flatMap(({ id, state, visit: { ended_at: at } }) =>
    movesTo(state).map((move) => ({ ...move, invoice_id: id, at })),
  )
  await tx
    .insertInto('invoice_event')
    .values(
      moves.map((move) => ({
        ...move,
        ...tenant,
        user_id: clerk.user_id,
        user_name: clerk.user_name,
        user_role: clerk.role,
        reason: '',
      })),
    )
    .execute()
  return invoices
}

export type DemoInvoice = Awaited<ReturnType<typeof insertInvoices>>[number]

/** Numbers go on through the year, in the order in which the patients left. */
async function issue(tx: Transaction, { company_id, clinic_id }: Place, invoices: readonly (Bill & { id: number })[]) {
  const { invoice_prefix: prefix, code } = await tx
    .selectFrom('clinic')
    .select(['invoice_prefix', 'code'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const last = new Map<number, number>()
  const issued = invoices.flatMap(({ id, state, visit, due_on, amounts, policy }) => {
    if (state === 'draft') return []
    const year = Number(visit.day.slice(0, 4))
    const sequence = (last.get(year) ?? 0) + 1
    last.set(year, sequence)
    const number = documentNumber({ prefix, code }, year, sequence)
    return { id, state, year, sequence, number, issued_at: visit.ended_at, due_on, amounts, policy }
  })
  await sql`
    update invoice set state = issued.state, year = issued.year, sequence = issued.sequence, number = issued.number,
      issued_at = issued.issued_at, due_on = issued.due_on, amounts = issued.amounts, policy = issued.policy, version = 2
    from jsonb_to_recordset(${JSON.stringify(issued)}::jsonb) as issued (id bigint, state text, year integer, sequence integer,
      number text, issued_at timestamptz, due_on date, amounts jsonb, policy jsonb)
    where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and invoice.id = issued.id`.execute(
    tx,
  )
}

function movesTo(state: Bill['state']) {
  const drafted = { event: 'invoice.draft', from_state: null, to_state: 'draft' } as const
  if (state === 'draft') return [drafted]
  const issued = { event: 'invoice.issue', from_state: 'draft', to_state: 'issued' } as const
  if (state === 'issued') return [drafted, issued]
  const event = state === 'paid' ? 'invoice.payAll' : 'invoice.payPart'
  return [drafted, issued, { event, from_state: 'issued', to_state: state } as const]
}
