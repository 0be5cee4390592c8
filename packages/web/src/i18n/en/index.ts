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
  saved: 'Saved',
  failed: {
    title: 'This could not be loaded',
    safe: 'Nothing was changed. What you typed is kept.',
    noReply: 'The server does not answer. Check the connection.',
  },
  draft: {
    restored: 'A draft of {when:string} was restored.',
    damaged: 'A draft on this device cannot be read and is not shown.',
    pageOnly:
      'Without https this browser cannot encrypt: what is not saved or sent is kept only while this page stays open.',
    discard: 'Discard the draft',
  },
} satisfies BaseTranslation

export default en
