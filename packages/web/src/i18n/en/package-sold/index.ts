import type { BaseTranslation } from '../../i18n-types'

const en_packageSold = {
  title: 'Packages',
  about: 'A package is sold on the invoice of a visit, and its sessions are used when an invoice is issued.',
  none: 'No packages yet',
  noneText: 'Add one to the draft of an invoice of this patient.',
  until: 'Until {date:string}',
  sold: 'Bought {date:string} for {price:string}',
  bought: 'Bought {date:string}',
  worth: 'The rest is worth {amount:string}',
  balance: '{left:string} of {sessions:string} left',
  services: 'Sessions of {name:string}',
  reason: 'Reason: {reason:string}',
  history: 'History',
  entry: '{kind:string}: {service:string} × {count:string}',
  entryBy: '{when:string} · {name:string}',
  left: {
    label: 'Packages of the patient',
    line: '{name:string}: {left:string}, until {date:string}',
    of: '{left:string} × {service:string} left',
  },
  fields: {
    valid_until: 'Last day',
    reason: 'Reason',
    amount: 'Amount',
    method: 'Method',
    reference: 'Number of the slip or transfer',
  },
  extend: {
    open: 'Extend',
    openOf: 'Extend {name:string}',
    title: 'Extend {name:string}',
    text: 'It ends on {date:string} now.',
    wrong: 'Choose a day after the last one, today or later',
    help: 'Such as: was ill for two months',
    required: 'Say why',
    save: 'Extend',
    saved: 'The package is valid for longer',
  },
  refund: {
    open: 'Refund the rest',
    openOf: 'Refund the rest of {name:string}',
    title: 'Refund the rest of {name:string}',
    text: '{amount:string} is given back against the payments of its invoice. The sessions left cannot be used any more.',
    owedText:
      'The sessions left are worth {rest:string}. What is still owed is taken off, {amount:string} is given back. They cannot be used any more.',
    help: 'Such as: moves to another town',
    required: 'Say why',
    save: 'Give back {amount:string}',
    saved: 'The rest of the package is refunded',
  },
} satisfies BaseTranslation

export default en_packageSold
