import type { BaseTranslation } from '../../i18n-types'

const en_receipt = {
  title: 'Receipt',
  fields: { token: 'Link' },
  loading: 'Opening the receipt…',
  ended: 'This link is no longer valid',
  endedText: 'It is unknown, it was revoked, or its 90 days are over. Ask the clinic for another one.',
  failed: 'The receipt could not be opened',
  again: 'Try again',
  kinds: { invoice: 'Invoice', payment: 'Receipt', refund: 'Receipt of a refund' },
  states: { void: 'VOID', refunded: 'REFUNDED' },
  stateTexts: {
    void: 'This invoice is not valid any more: nothing is to be paid on it.',
    refunded: 'All that was paid was given back.',
  },
  number: 'Number',
  day: 'Date',
  of: 'Patient',
  forInvoice: 'For invoice',
  invoiceNow: 'The invoice now',
  methods: {
    cash: 'Cash',
    qris: 'QRIS',
    debit_card: 'Debit card',
    credit_card: 'Credit card',
    transfer: 'Transfer',
    e_wallet: 'E-wallet',
    deposit: 'Deposit',
  },
  rounding: 'Rounding',
  stampDuty: 'Stamp duty',
  total: 'Total',
  amount: 'Amount',
  byPayor: 'Paid by the insurance',
  paid: 'Paid',
  refunded: 'Given back',
  owed: 'Left to pay',
  asOf: 'As of {when:string}',
  masked: 'The name is shortened, because whoever has this link can read it. The link is valid until {when:string}.',
  otherLanguage: 'Bahasa Indonesia',
} satisfies BaseTranslation

export default en_receipt
