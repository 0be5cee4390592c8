import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { latestLink, paidInvoice } from './receipt-link-rows'

export const getInvoiceLink: UseCase<'getInvoiceLink'> = async ({ database, caller, path: { id } }) => {
  const { company_id, clinic_id } = caller
  const invoice = await database
    .selectFrom('invoice')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!invoice) throw new Refusal(404, 'notFound')
  return { link: (await latestLink(database, caller, { invoice_id: id, payment_id: null })) ?? null }
}

export const getPaymentLink: UseCase<'getPaymentLink'> = async ({ database, caller, path: { id } }) => {
  if (!(await paidInvoice(database, caller, id))) throw new Refusal(404, 'notFound')
  return { link: (await latestLink(database, caller, { invoice_id: null, payment_id: id })) ?? null }
}
