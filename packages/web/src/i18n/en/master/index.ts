import type { BaseTranslation } from '../../i18n-types'

// What every kind of master data, and every form, says in the same words.
const en_master = {
  list: {
    search: 'Search',
    sort: 'Sort by',
    import: 'Import',
    noMatch: 'Nothing matches',
    noMatchText: 'Check the spelling, or clear the search and filters.',
    clear: 'Clear search and filters',
  },
  actions: 'Actions',
  actionsFor: 'Actions for {0:string}',
  saved: '{name:string} is saved',
  missing: { title: 'This does not exist in this clinic', text: 'The address may be mistyped.' },
  required: 'This is required',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  anyStatus: 'Any status',
  sorts: { name: 'Name A–Z', '-name': 'Name Z–A', '-created_at': 'Newest first', created_at: 'Oldest first' },
  // what a refused request is told in, and the names of what it sends that no form asks for
  refusal: {
    title: 'Please check:',
    problem: '{field:string}: {text:string}',
    more: 'And {count:number} more.',
    row: 'row {number:number}',
    unnamed: 'Something this form does not ask for',
    fields: {
      body: 'What was entered',
      cancelled_shift: 'Cancelled shift',
      consent: 'Consent',
      ended_template: 'Ended regular shift',
      id: 'Which one it is',
      patient_version: 'Version of the patient',
      replaces: 'Price whose place it takes',
      shift: 'Shift',
      template: 'Regular shift',
      token: 'Link',
      value: 'Value',
      version: 'Version',
      workspace: 'Workspace',
    },
  },
  conflict: {
    title: 'Somebody saved a newer version',
    text: 'While you were typing, this was changed elsewhere. Choose which version to keep.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved now',
    overwrite: 'Save mine over it',
    take: 'Take the saved one',
    keepEditing: 'Keep editing',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are kept as a draft on this device.',
    leave: 'Leave',
    stay: 'Stay',
  },
} satisfies BaseTranslation

export default en_master
