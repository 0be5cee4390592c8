import type { BaseTranslation } from '../../i18n-types'

const en_expense = {
  list: {
    title: 'Expenses',
    search: 'Search expenses',
    searchIn: 'Number, who was paid or what for',
    sort: 'Sort by',
    create: 'New expense',
    nothing: 'No expenses yet',
    nothingText: 'What the clinic pays out, from a drawer or its bank account, is recorded here.',
    noMatch: 'No expense matches',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  any: { category: 'Any category', paid_from: 'Drawer or bank', state: 'Any state' },
  fields: {
    day: 'Day of the bill',
    category: 'Category',
    paid_to: 'Paid to',
    purpose: 'Purpose',
    paid_from: 'Paid from',
    amount: 'Amount',
    reference: 'Reference',
    state: 'State',
    reason: 'Reason',
    recorded: 'Recorded',
    voided: 'Void since',
  },
  required: {
    category: 'Choose a category',
    paid_to: 'Say who was paid',
    purpose: 'Say what for',
    amount: 'Type the amount',
  },
  form: {
    title: 'What was paid',
    choose: 'Choose a category',
    referenceHelp: 'Number of the bill or the transfer',
    fromHelp: 'Cash leaves your own open drawer',
    toShift: 'To the cash shifts',
    noShift: 'Your drawer is not open. Open a cash shift first, or this expense is refused.',
    saved: 'Expense {number:string} is recorded',
  },
  page: {
    unknown: 'No such expense',
    unknownText: 'It may be of another clinic, or paid by the bank account.',
    shift: 'Cash shift',
  },
  void: {
    open: 'Void',
    title: 'Void this expense?',
    from: {
      drawer:
        '{amount:string} belongs in the drawer again. Once that shift is counted it belongs in the bank account instead.',
      bank: '{amount:string} counts as in the bank account again.',
    },
    help: 'For example recorded twice',
    required: 'Say why',
    save: 'Void',
    saved: 'The expense is void.',
  },
} satisfies BaseTranslation

export default en_expense
