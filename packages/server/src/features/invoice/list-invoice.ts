import type { Database } from '../../database/schema'
import { todayIn } from '../../domain/clinic/clinic-day'
import { cardsOf } from '../../domain/invoice/cards-of'
import { isInInvoice } from '../../domain/invoice/found-invoices'
import { inInstalments, invoiceCards, issuedTotal } from '../../domain/invoice/invoice-cards'
import type { Caller, UseCase } from '../../use-case/contract'
import { list, rowsOfPage } from '../../use-case/list'

export const listInvoice: UseCase<'listInvoice'> = async ({ database, caller, now, query, changes }) => {
  const { company_id, clinic_id } = caller
  const { state, patient_id, visit_id, from, until, owed, search } = query
  // how many are found depends on days, payments and patients too, how many there are on invoices alone
  const isAll = [state, patient_id, visit_id, from, until, owed, search?.trim()].every((each) => !each)
  const invoices = invoiceIds(database, caller).where((eb) =>
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
    searchColumn: (word) => isInInvoice(word, caller),
    sort: {
      day: ['invoice.day'],
      number: ['invoice.year', 'invoice.sequence'],
      // what is no number yet has no total to be sorted by
      total: [issuedTotal],
      due_on: ['invoice.due_on'],
    },
    defaultSort: '-day',
    id: 'invoice.id',
    total: isAll ? { of: 'invoice', in: changes.totals.invoice, company_id, clinic_id } : undefined,
  })
  const rows = await rowsOfPage(page.rows, invoiceCards(database, caller), 'invoice.id')
  return { ...page, rows: await cardsOf(database, caller, rows) }
}

/** What pages are counted and sorted by. What is owed on an invoice is a sum of its entries, which is made of the rows of the page only. */
const invoiceIds = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('invoice')
    .select('invoice.id')
    .where('invoice.company_id', '=', company_id)
    .where('invoice.clinic_id', '=', clinic_id)
