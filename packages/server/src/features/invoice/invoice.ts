import type { UseCases } from '../../use-case/contract'
import { changeInvoice } from './change-invoice'
import { discardInvoice } from './discard-invoice'
import { draftVisitInvoice } from './draft-visit-invoice'
import { getInvoice } from './get-invoice'
import { getPayment } from './get-payment'
import { issueInvoice } from './issue-invoice'
import { listCashier } from './list-cashier'
import { listInvoice } from './list-invoice'
import { listPayment } from './list-payment'
import { payInvoice } from './pay-invoice'
import { refundPayment } from './refund-payment'
import { voidInvoice } from './void-invoice'
import { writeOffInvoice } from './write-off-invoice'

export const invoiceUseCases: UseCases<
  | 'listInvoice'
  | 'listCashier'
  | 'draftVisitInvoice'
  | 'getInvoice'
  | 'changeInvoice'
  | 'issueInvoice'
  | 'discardInvoice'
  | 'voidInvoice'
  | 'writeOffInvoice'
  | 'payInvoice'
  | 'listPayment'
  | 'getPayment'
  | 'refundPayment'
> = {
  listInvoice,
  listCashier,
  draftVisitInvoice,
  getInvoice,
  changeInvoice,
  issueInvoice,
  discardInvoice,
  voidInvoice,
  writeOffInvoice,
  payInvoice,
  listPayment,
  getPayment,
  refundPayment,
}
