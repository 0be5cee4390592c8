import type { Schema } from '@clinic/api'
import { paymentMethods } from '@clinic/core/invoice'
import { addDays } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { type VisitStage, visitStage, visitStates } from '@clinic/core/visit'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { medicineRows } from '../../domain/medicine/medicine-rows'
import { reportFigures } from '../../domain/report/report-figures'
import type { RequestContext } from '../../use-case/contract'

type Asking = RequestContext & { database: Database }
type Group = Schema<'ReportGroup'>

/** The day and the money of the clinic, by the statements of the reports and lists that its figures open. */
export async function deskFigures(asking: Asking, today: string): Promise<Schema<'DeskFigures'>> {
  const days = { from: today, until: today }
  const [appointments, begun, visits, payments, usual, unpaid, stock] = await Promise.all([
    reportFigures(asking, { subject: 'appointment', by: 'state', ...days }),
    reportFigures(asking, { subject: 'appointment', by: 'state', ...days, begun: true }),
    reportFigures(asking, { subject: 'visit', by: 'state', ...days }),
    reportFigures(asking, { subject: 'payment', by: 'method', ...days }),
    usualOn(asking, today),
    unpaidInvoices(asking),
    stockAlerts(asking),
  ])
  const atStage = (...stages: VisitStage[]) =>
    sum(
      valuesOf(visitStates)
        .filter((visit) => stages.some((stage) => stage === visitStage({ appointment: null, visit })))
        .map((state) => countOf(visits.groups, state)),
    )
  return {
    expected: countOf(appointments.groups, 'booked') + countOf(appointments.groups, 'confirmed'),
    waiting: atStage('waiting', 'called', 'in_vitals', 'ready'),
    in_treatment: atStage('in_practice'),
    at_cashier: atStage('cashier'),
    done: atStage('done'),
    missed: countOf(appointments.groups, 'no_show'),
    due: begun.count - countOf(begun.groups, 'cancelled'),
    collected: payments.amount,
    usual,
    methods: methodTotals(payments.groups),
    unpaid,
    stock,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const countOf = (groups: readonly Group[], key: string) => groups.find((group) => group.key === key)?.count ?? 0

const methodTotals = (groups: readonly Group[]) =>
  valuesOf(paymentMethods)
    .flatMap((method) => groups.filter(({ key }) => key === method).map(({ amount }) => ({ method, amount })))
    .toSorted((one, other) => other.amount - one.amount)

/** What came in on average on the last four such days of the week: those without any payment were closed. */
async function usualOn(asking: Asking, today: string) {
  const earlier = { from: addDays(today, -7 * weeks), until: addDays(today, -1) }
  const { groups } = await reportFigures(asking, { subject: 'payment', by: 'day', ...earlier })
  const same = Array.from({ length: weeks }, (_, week) => addDays(today, -7 * (week + 1)))
  const amounts = same.flatMap((day) => groups.filter(({ key }) => key === day).map(({ amount }) => amount)).slice(0, 4)
  return amounts.length > 0 ? Math.round(sum(amounts) / amounts.length) : null
}
const weeks = 8

/** All issued invoices with something to pay, as the list of invoices shows them. */
async function unpaidInvoices({ database, caller: { company_id, clinic_id } }: Asking) {
  const {
    rows: [unpaid],
  } = await sql<{ count: number; amount: number }>`
    select count(distinct invoice.id) as count, coalesce(sum(entry.amount), 0)::bigint as amount
    from invoice
    join ledger_entry as entry on entry.company_id = invoice.company_id and entry.clinic_id = invoice.clinic_id
      and entry.invoice_id = invoice.id and entry.account = 'receivable'
    where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and invoice.state in ('issued', 'partly_paid')`.execute(
    database,
  )
  return unpaid ?? { count: 0, amount: 0 }
}

async function stockAlerts({ database, ...context }: Asking) {
  const { rows } = await sql<Schema<'StockAlert'>>`
    select flag, count(*) as count from (${medicineRows(database, context)}) as medicine
    cross join lateral jsonb_array_elements_text(medicine.flags) as flag
    group by flag order by array_position(array['out', 'low', 'expiring', 'recalled'], flag)`.execute(database)
  return rows
}
