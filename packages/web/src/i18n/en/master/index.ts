import type { BaseTranslation } from '../../i18n-types'

// What every kind of master data says in the same words.
const en_master = {
  list: {
    search: 'Search',
    sort: 'Sort by',
    bring: 'Import',
    noMatch: 'Nothing matches',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  saved: '{name:string} is saved',
  missing: { title: 'This does not exist in this clinic', text: 'The address may be mistyped.' },
  required: 'This is required',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  anyStatus: 'Any status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  sorts: { name: 'Name A–Z', '-name': 'Name Z–A', '-created_at': 'Newest first', created_at: 'Oldest first' },
} satisfies BaseTranslation

export default en_master
