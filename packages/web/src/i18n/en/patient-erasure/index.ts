import type { BaseTranslation } from '../../i18n-types'

const en_patientErasure = {
  title: 'Erase {name:string} for good?',
  text: 'This cannot be undone. The clinic no longer holds:',
  goes: {
    person: 'Personal data, relatives and what is known of the health',
    appointment: '{0:number} appointment{{s}}',
    waitlist_entry: '{0:number} entr{{y|ies}} of the waiting list',
    registration: '{0:number} registration{{s}}',
    medical_alert: '{0:number} medical alert{{s}}',
    patient_policy: '{0:number} insurance polic{{y|ies}}',
    patient_document: '{0:number} file{{s}}',
    treatment_plan: '{0:number} treatment plan{{s}}',
    photo: '{0:number} photo{{s}}',
  },
  remains:
    'The audit keeps who entered, changed and read something and when, and forgets what it was; backups hold the patient until newer ones take their place. The record number {number:string} is not given again.',
  reason: {
    label: 'Reason',
    help: 'Kept in the audit. Leave names and diagnoses out.',
    required: 'Write why the patient is erased',
  },
  confirm: 'Erase for good',
  done: '{name:string} was erased',
  kept: {
    title: '{name:string} has to be kept',
    text: 'Medical records are kept for 25 years after the last visit, accounts for ten. This patient has:',
    visit: '{0:number} visit{{s}}',
    package_sold: '{0:number} package{{s}}',
    deposit: '{0:number} deposit{{s}}',
    lab_order: '{0:number} order{{s}} of a laboratory',
    until: 'The medical record is kept until {day:string}.',
    instead: 'What can be done now: correct the personal data, empty what is not needed, and deactivate the patient.',
    close: 'Close',
  },
} satisfies BaseTranslation

export default en_patientErasure
