import type { BaseTranslation } from '../i18n-types'

const en = {
  brand: 'Geraham',
  offline: 'Jaringan Terputus',
  staging: 'Staging',
  loading: 'Loading…',
  tryAgain: 'Try again',
  save: 'Save',
  cancel: 'Cancel',
  back: 'Back',
  print: 'Print',
  missingForSatusehat: 'Missing for SATUSEHAT:',
  saved: 'Saved',
  failed: {
    title: 'This could not be loaded',
    safe: 'Nothing was changed. What you typed is kept.',
    noReply: 'The server does not answer. Check the connection.',
  },
  // beside a field whose value another record has
  openHolder: 'Open {name:string} (new tab)',
  draft: {
    restored: 'A draft of {when:string} was restored.',
    discard: 'Discard the draft',
  },
} satisfies BaseTranslation

export default en
