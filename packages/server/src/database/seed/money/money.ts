import { issueEntries, paymentEntries } from '@clinic/core/ledger'
import { type AuditEvent, appendGroup } from '../../../audit/chain'
import { clinicTerms } from '../../../domain/invoice/invoice-terms'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { type Bill, billOf } from './bill'
import { insertClaims } from './insert-claims'
import { insertExpenses } from './insert-expenses'
import { insertFeeRules } from './insert-fee-rules'
import { insertInstalments } from './insert-instalments'
import { type DemoInvoice, insertInvoices } from './insert-invoices'
import { insertLabOrders } from './insert-lab-orders'
import { type DemoPayment, insertPayments } from './insert-payments'
import { type DemoPosting, insertPostings } from './insert-postings'
import { countShifts, insertShifts } from './insert-shifts'
import { insureVisits } from './insured-visits'
import { withPackages } from './package-lines'
import { treatedVisits } from './treated-visits'

/** Bills the visits of a clinic: paid, half paid and the rest in instalments, owed, drafts of who is at the cashier, and the shifts in which it was paid. */
export async function insertMoney(tx: Transaction, place: Place, { today }: { today: string }) {
  const { company_id, clinic_id } = place
  const terms = await clinicTerms(tx, place)
  const treated = (await treatedVisits(tx, place)).filter(
    ({ state, lines }) => state === 'finished' || lines.length > 0,
  )
  const visits = await withPackages(tx, place, treated)
  const insured = await insureVisits(tx, place, treated)
  const bills = visits.map((visit, index) => billOf(visit, index, { today, terms, insured: insured.get(visit.id) }))
  if (bills.length === 0) return
  const invoices = await insertInvoices(tx, place, bills)
  await insertFeeRules(tx, place, { today })
  await insertInstalments(tx, place, invoices)
  const shifts = await insertShifts(tx, place, { invoices, today })
  const payments = await insertPayments(tx, place, {
    invoices,
    shifts: new Map(shifts.map(({ day, id }) => [day, id])),
  })
  const expenses = await insertExpenses(tx, place, { shifts, today })
  await insertLabOrders(tx, place, { today })
  const claims = await insertClaims(tx, place, invoices)
  await insertPostings(tx, place, [
    ...invoices.flatMap((invoice) => (invoice.state === 'draft' ? [] : issued(invoice))),
    ...payments.map(paid),
    ...claims,
    ...expenses.map(({ posting }) => posting),
    ...(await countShifts(tx, place, { shifts, payments, expenses })),
  ])
  for (const settlement of ['settled', 'debt_accepted'] as const)
    await tx
      .updateTable('visit')
      .set({ settlement })
      .where((eb) => eb.and({ company_id, clinic_id, state: 'checked_out' }))
      .where('id', 'in', [0, ...bills.flatMap((bill) => (settlementOf(bill) === settlement ? bill.visit.id : []))])
      .execute()
  await appendGroup(tx, company_id, eventsOf(place, invoices, payments))
}

const settlementOf = ({ state }: Bill) =>
  state === 'draft' ? null : state === 'paid' ? ('settled' as const) : ('debt_accepted' as const)

const issued = ({ id, amounts, visit: { day, ended_at } }: DemoInvoice): DemoPosting => ({
  kind: 'issue',
  day,
  at: ended_at,
  entries: issueEntries(id, amounts),
})

const paid = ({ id, day, received_at, cash_shift_id, invoice_id, method, amount }: DemoPayment): DemoPosting => ({
  kind: 'payment',
  day,
  at: received_at,
  payment_id: id,
  entries: paymentEntries({ kind: 'payment', invoice_id, cash_shift_id, tenders: [{ method, amount }], deposits: [] }),
})

function eventsOf(
  { clinic_id, clerk: { user_id, user_name, role, ip } }: Place,
  invoices: readonly DemoInvoice[],
  payments: readonly DemoPayment[],
): AuditEvent[] {
  const event = { query: null, before: null, after: null, reason: null, clinic_id, user_id, user_name, role, ip }
  return [
    ...invoices.flatMap(({ id, state, visit: { ended_at, patient_id } }) =>
      state === 'draft'
        ? []
        : {
            ...event,
            at: ended_at,
            action: 'issue',
            object: 'invoice',
            object_id: id,
            people: { patient: [patient_id] },
          },
    ),
    ...payments.map(({ id, received_at }) => ({
      ...event,
      at: received_at,
      action: 'pay',
      object: 'payment',
      object_id: id,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
}
