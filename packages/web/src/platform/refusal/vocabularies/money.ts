import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Vocabularies } from './vocabulary'

/** Of services and their prices, invoices, payments and payors. */
export const moneyVocabularies: Vocabularies = {
  '/api/package-sold': { namespaces: ['package-sold'] },
  '/api/invoice/{id}/credit-note': {
    namespaces: ['credit-note'],
    labels: ({ 'credit-note': { fields } }) => ({
      'lines.invoice_line_id': fields.invoice_line_id,
      'lines.amount': fields.amount,
    }),
  },
  '/api/deposit': { namespaces: ['deposit'] },
  '/api/patient/{id}/deposit': { namespaces: ['deposit'] },
  '/api/insurance': {
    namespaces: ['insurance'],
    labels: ({ insurance: { rule } }) => ({
      'coverage_rules.category': rule.category,
      'coverage_rules.percent': rule.percent,
      'coverage_rules.cap_per_visit': rule.cap_per_visit,
      'coverage_rules.cap_per_year': rule.cap_per_year,
      'coverage_rules.waiting_days': rule.waiting_days,
      'coverage_rules.needs_approval': rule.needs_approval,
    }),
  },
  '/api/product/{id}/price': {
    namespaces: ['product'],
    labels: ({ product: { prices } }) => ({
      price_list_id: prices.list,
      price: prices.price,
      valid_from: prices.validFrom,
    }),
  },
  '/api/product/price': {
    namespaces: ['product'],
    labels: ({ product: { withdrawal } }) => ({ reason: withdrawal.reason }),
  },
  '/api/price-list/{id}/price': {
    namespaces: ['price-list'],
    labels: ({ 'price-list': { setting, prices }, master: { refusal } }) => ({
      valid_from: setting.validFrom,
      prices: prices.title,
      'prices.product_id': prices.service,
      'prices.price': setting.price,
      'prices.replaces': refusal.fields.replaces,
    }),
  },
  '/api/paket': {
    namespaces: ['paket'],
    labels: ({ paket }) => ({ 'items.product_id': paket.service, 'items.quantity': paket.times }),
  },
  '/api/payment': { namespaces: ['invoice'] },
  '/api/invoice': { namespaces: ['invoice'], labels: ofInvoices },
  '/api/approval': { namespaces: ['approval'] },
  '/api/invoice/{id}/approval': { namespaces: ['approval'] },
  '/api/instalment-plan': { namespaces: ['instalment'] },
  '/api/invoice/{id}/instalment-plan': { namespaces: ['instalment'], labels: ofInstalments },
  '/api/expense': { namespaces: ['expense'] },
  '/api/lab-order': { namespaces: ['lab-order'] },
  '/api/claim-batch': { namespaces: ['claim'], labels: ofClaims },
  '/api/payor-payment': { namespaces: ['claim'], labels: ofClaims },
  '/api/fee-statement': { namespaces: ['fee-statement', 'fee-rule'] },
}

function ofInstalments({ instalment: { fields, card } }: TranslationFunctions) {
  return { 'terms.due_on': card.due, 'terms.amount': fields.amount }
}

function ofInvoices({ invoice: { fields } }: TranslationFunctions) {
  const {
    id,
    product_id,
    paket_id,
    package_sold_id,
    unit_price,
    price_typed,
    quantity,
    discount,
    discount_reason,
    percent,
    rupiah,
  } = fields
  const { method, amount, reference } = fields
  return {
    'lines.id': id,
    'lines.product_id': product_id,
    'lines.paket_id': paket_id,
    'lines.package_sold_id': package_sold_id,
    'lines.unit_price': unit_price,
    'lines.price_typed': price_typed,
    'lines.quantity': quantity,
    'lines.discount': discount,
    'lines.discount.percent': percent,
    'lines.discount.rupiah': rupiah,
    'lines.discount_reason': discount_reason,
    'tenders.method': method,
    'tenders.amount': amount,
    'tenders.reference': reference,
  }
}

function ofClaims({ claim: { fields } }: TranslationFunctions) {
  const { document, is_enclosed, reason, claim_id, amount } = fields
  return {
    'documents.document': document,
    'documents.is_enclosed': is_enclosed,
    'documents.reason': reason,
    'allocations.claim_id': claim_id,
    'allocations.amount': amount,
  }
}
