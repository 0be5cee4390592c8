import { wholeInvoice } from '../../domain/invoice/whole-invoice'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getInvoice: UseCase<'getInvoice'> = async (call) => {
  const invoice = await wholeInvoice(call.database, call, call.path.id)
  if (!invoice) throw new Refusal(404, 'notFound')
  return invoice
}
