import type { BaseTranslation } from '../../i18n-types'

const en_deposit = {
  title: 'Deposits',
  available: 'Available',
  none: 'What a patient pays in advance is kept here until an invoice uses it.',
  left: '{left:string} of {amount:string} left',
  received: '{when:string} · {name:string}',
  print: 'Receipt',
  printOf: 'Receipt {number:string}',
  history: 'History',
  entry: '{kind:string}: {amount:string}',
  fields: {
    amount: 'Amount',
    method: 'Method',
    reference: 'Number of the slip or transfer',
    reason: 'Reason',
  },
  take: {
    open: 'Take a deposit',
    title: 'Take a deposit',
    text: 'Invoices of {name:string} can be paid from it.',
    required: 'Enter an amount',
    save: 'Take the deposit',
    saved: '{number:string}: {amount:string} taken',
  },
  refund: {
    open: 'Give back',
    openOf: 'Give back of {number:string}',
    title: 'Give back of {number:string}',
    text: '{amount:string} is left. The money leaves your cash shift.',
    tooMuch: 'Enter at most {amount:string}',
    help: 'Such as: the treatment costs less',
    required: 'Say why',
    save: 'Give back',
    saved: '{amount:string} given back',
  },
  sheet: {
    title: 'Deposit receipt',
    for: 'Deposit for treatment',
    refund: 'Deposit refund',
    refundOf: 'Deposit {number:string}',
    back: 'Patient',
    unknown: 'This receipt does not exist',
    unknownText: 'It may be of another clinic.',
  },
} satisfies BaseTranslation

export default en_deposit
