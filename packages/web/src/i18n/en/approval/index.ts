import type { BaseTranslation } from '../../i18n-types'

const en_approval = {
  list: {
    title: 'Approvals',
    search: 'Search approvals',
    searchIn: 'Name or No. RM',
    sort: 'Sort by',
    create: 'To the invoices',
    nothing: 'No approvals yet',
    nothingText: 'The desk asks for one on a draft whose discounts are above the limit of the clinic.',
    noMatch: 'No approvals match',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  anyState: 'Any state',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', discount: 'Largest discount first' },
  fields: {
    patient: 'Patient',
    state: 'State',
    discount: 'Discount',
    reason: 'Reason',
    requested_at: 'Asked',
    decided_at: 'Answered',
  },
  part: '{percent:string} % of {gross:string}',
  notice: {
    amount: '{discount:string} off ({percent:string} % of {gross:string})',
    requested: '{name:string} asks for {amount:string}',
    waiting: 'You asked the manager for {amount:string}',
    granted: '{name:string} granted {amount:string}',
    refused: '{name:string} refused {amount:string}',
    because: 'Reason: {reason:string}',
    allowed: 'It can be issued as long as it takes neither more nor a greater part off.',
  },
  request: {
    title: 'Ask the manager for this discount?',
    text: 'All discounts together take {amount:string}. The draft is saved; you can go on once the manager has answered.',
    help: 'For example family of a dentist of the clinic',
    required: 'Say why',
    save: 'Ask the manager',
    saved: 'The manager is asked.',
  },
  grant: { open: 'Grant', saved: 'The discount is granted.' },
  refuse: {
    open: 'Refuse',
    title: 'Refuse this discount?',
    text: 'The desk reads the reason, and can ask for another discount.',
    help: 'For example at most 15 %',
    required: 'Say why',
    save: 'Refuse',
    saved: 'The discount is refused.',
  },
  withdraw: { open: 'Withdraw', saved: 'The request is withdrawn.' },
} satisfies BaseTranslation

export default en_approval
