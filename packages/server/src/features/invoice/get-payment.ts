import { paymentRows } from '../../domain/invoice/payment-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getPayment: UseCase<'getPayment'> = async ({ database, caller, path: { id } }) => {
  const payment = await paymentRows(database, caller).where('payment.id', '=', id).executeTakeFirst()
  if (!payment) throw new Refusal(404, 'notFound')
  return payment
}
