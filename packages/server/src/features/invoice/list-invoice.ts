import { sql } from 'kysely'
import { todayIn } from '../../domain/clinic/clinic-day'
import { cardsOf } from '../../domain/invoice/cards-of'
import { inInstalments, invoiceCards, issuedTotal } from '../../domain/invoice/invoice-cards'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listInvoice: UseCase<'listInvoice'> = async ({ database, caller, now, query }) => {
  const { state, patient_id, visit_id, from, until, owed } = query
  const invoices = invoiceCards(database, caller).where((eb) =>
    eb.and([
      ...(state ? [eb('invoice.state', '=', state)] : []),
      ...(patient_id ? [eb('invoice.patient_id', '=', patient_id)] : []),
      ...(visit_id ? [eb('invoice.visit_id', '=', visit_id)] : []),
      ...(from ? [eb('invoice.day', '>=', from)] : []),
      ...(until ? [eb('invoice.day', '<=', until)] : []),
      // something is owed on an invoice as long as it is in one of these states
      ...(owed ? [eb('invoice.state', 'in', ['issued', 'partly_paid'])] : []),
      ...(owed === 'overdue' ? [eb('invoice.due_on', '<', todayIn(caller, now)), eb.not(inInstalments)] : []),
    ]),
  )
  const page = await list(database, invoices, query, {
    searchColumn: sql`(lower(coalesce(invoice.number, '')) || ' ' || patient.search)`,
    sort: {
      day: ['invoice.day'],
      number: ['invoice.year', 'invoice.sequence'],
      // what is no number yet has no total to be sorted by
      total: [issuedTotal],
      due_on: ['invoice.due_on'],
    },
    defaultSort: '-day',
    id: 'invoice.id',
  })
  return { ...page, rows: await cardsOf(database, caller, page.rows) }
}
