import type { BaseTranslation } from '../../i18n-types'

const en_patientMerge = {
  title: 'Merge {name:string}',
  back: 'To the patient',
  choose: {
    title: 'Who is the same person?',
    help: 'The patient of this page is kept; the one chosen here is merged into them.',
    similar: 'Similar patients',
    none: 'Nobody of this clinic looks like this patient. Search by name, phone or record number.',
    search: 'Another patient',
    placeholder: 'Name, phone, No. RM or identity number',
    compare: 'Compare',
    compareOne: 'Compare with {name:string}',
    failed: 'Similar patients cannot be looked for at the moment. Search for the patient instead.',
  },
  another: 'Choose another patient',
  swap: 'Keep the other one',
  compare: 'Both patients compared; choose the value to keep where they differ',
  duplicate: 'Is merged: {name:string}, {record_number:string}',
  kept: 'Is kept: {name:string}, {record_number:string}',
  whose: { duplicate: 'duplicate', kept: 'kept patient' },
  moves: {
    title: 'What moves to the kept patient',
    nothing: 'The duplicate has nothing but its personal data.',
    appointment: 'Appointments',
    visit: 'Visits',
    note: 'Notes',
    prescription: 'Prescriptions',
    odontogram_finding: 'Findings of the chart of teeth',
    vital_sign: 'Measurements of vital signs',
    medical_alert: 'Medical alerts',
    waitlist_entry: 'Entries of the waiting list',
    registration: 'Registrations',
    photo: 'Photo',
    contradictions:
      'Findings that contradict each other and alerts that both have are shown side by side afterwards, for a dentist to decide.',
  },
  same: 'This is the same patient. Choose another one.',
  merge: 'Merge',
  question: {
    title: 'Merge {duplicate:string} into {kept:string}?',
    text: 'The record number {record_number:string} leads to {kept:string} from then on. The manager can undo this for 30 days: what moved goes back, and what is entered after the merge stays with {kept:string}.',
    done: '{duplicate:string} was merged into {kept:string}',
  },
  notice: {
    merged: '{name:string} ({record_number:string}) was merged into this patient on {when:string} by {by:string}.',
    until: 'The manager can undo this until {when:string}.',
    final: 'This cannot be undone any more.',
    undo: 'Undo the merge',
    undoOf: 'Undo the merge of {name:string}, {record_number:string}',
    failed: 'Which merges can be undone is not known at the moment.',
  },
  undo: {
    title: 'Make {name:string} a patient of their own again?',
    text: 'What moved in the merge goes back to {record_number:string}, as it is now, and both have the values they had before, except those changed since. What was entered after the merge stays with this patient.',
    done: '{name:string} is a patient of their own again',
  },
  redirected: '{record_number:string} was merged into this patient',
} satisfies BaseTranslation

export default en_patientMerge
