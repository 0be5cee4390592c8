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
  saved: 'Saved',
  failed: {
    title: 'This could not be loaded',
    safe: 'Nothing was changed. What you typed is kept.',
    noReply: 'The server does not answer. Check the connection.',
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
  draft: {
    restored: 'A draft of {when:string} was restored.',
    discard: 'Discard the draft',
  },
} satisfies BaseTranslation

export default en
