import type { UseCases } from '../../use-case/contract'
import { createInvoiceLink, createPaymentLink } from './create-link'
import { getInvoiceLink, getPaymentLink } from './get-link'
import { revokeReceiptLink } from './revoke-receipt-link'
import { showReceipt } from './show-receipt'

export const receiptLinkUseCases: UseCases<
  'getInvoiceLink' | 'createInvoiceLink' | 'getPaymentLink' | 'createPaymentLink' | 'revokeReceiptLink' | 'showReceipt'
> = {
  getInvoiceLink,
  createInvoiceLink,
  getPaymentLink,
  createPaymentLink,
  revokeReceiptLink,
  showReceipt,
}
