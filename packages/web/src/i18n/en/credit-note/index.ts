import type { BaseTranslation } from '../../i18n-types'

const en_credit_note = {
  title: 'Credit notes',
  open: 'Credit a part',
  sheetOf: 'Credit note {number:string}',
  issued: '{when:string} · {name:string}',
  givenBack: '{amount:string} given back',
  fields: {
    lines: 'Lines',
    invoice_line_id: 'Line',
    amount: 'Amount',
    refund: 'To give back',
    method: 'Given back by',
    reference: 'Number of the slip or transfer',
    reason: 'Reason',
    number: 'Number',
    issued_at: 'Issued',
  },
  create: {
    title: 'Credit a part of invoice {number:string}',
    text: 'The patient owes less by what you credit. The invoice stays as it was handed out.',
    line: '{name:string}: at most {amount:string}',
    amount: 'Credit of {name:string}',
    none: 'Choose at least one line',
    tooMuch: 'From Rp 1 to {amount:string}',
    total: 'Credit',
    owedAfter: 'To pay after it',
    giveBack: 'To give back',
    giveBackText:
      'This much is paid above the new total. It leaves your cash shift; what came from a deposit goes back to it.',
    noShift: 'Open your cash shift first: the money is given back from it',
    payor: 'What a payor owes is not credited: its claim settles it.',
    help: 'Such as: the filling did not hold',
    required: 'Say why',
    save: 'Credit',
    saved: 'Credit note {number:string} is issued',
  },
  sheet: {
    title: 'Credit note',
    creditedTo: 'Credited to',
    signed: 'Manager',
    givenBack: 'Given back',
    unknown: 'This credit note does not exist',
    unknownText: 'It may be of another clinic.',
  },
} satisfies BaseTranslation

export default en_credit_note
