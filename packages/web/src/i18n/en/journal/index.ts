import type { BaseTranslation } from '../../i18n-types'

const en_journal = {
  title: 'Backup of what was not sent',
  hint: 'Entries of charts and texts of visits that lie on this device and are not with the server yet. Only you can read them here.',
  offline: 'There is no network. What stands here is safe on this device and is sent when the network is back.',
  count: '{0:number} {{entry|entries}} not sent',
  empty: 'Everything is sent',
  emptyText: 'What you chart while the network is away appears here until the server has it.',
  sendAgain: 'Send all again',
  openPractice: 'Open the practice',
  states: { unsent: 'Not sent', refused: 'Refused', sent: 'Sent' },
  texts: 'Texts not sent',
  kinds: {
    note: 'Note of visit {id:number}',
    prescription: 'Prescription of visit {id:number}',
    'oral-examination': 'Oral examination of visit {id:number}',
    'periodontal-chart': 'Periodontal chart of visit {id:number}',
  },
  damagedDraft: 'A draft on this device cannot be read and is not shown.',
  pageOnly:
    'Without https this browser cannot encrypt: what is not saved or sent is kept only while this page stays open.',
  damaged: {
    text: '{0:number} {{entry|entries}} on this device cannot be read: changed, or written with a key the server no longer has.',
    remove: 'Remove what cannot be read',
  },
  print: {
    title: 'Charted and not sent',
    record: 'Medical record no.',
    patient: 'Patient',
    printed: 'Printed',
    dentist: 'Dentist',
  },
  leave: {
    title: 'Not everything is sent',
    text: '{0:number} {{entry|entries}} of yours {{is|are}} not with the server yet. They stay on this device, encrypted, and are sent after your next sign-in here.',
    stay: 'Stay signed in',
    leave: 'Sign out all the same',
  },
} satisfies BaseTranslation

export default en_journal
