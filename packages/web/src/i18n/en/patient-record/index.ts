import type { BaseTranslation } from '../../i18n-types'

const en_patientRecord = {
  tabs: {
    label: 'The record of the patient',
    summary: 'Summary',
    visit: 'Visits',
    odontogram: 'Odontogram',
    details: 'Personal data',
    access: 'Access',
  },
  otherRole: {
    title: 'This page is for another role',
    text: 'Your account reads other parts of this record.',
  },
  lastVisit: {
    title: 'Last visit',
    none: 'This patient has not been here yet.',
    all: 'All visits',
  },
  chart: 'Open the chart',
  visits: {
    list: 'Visits of the patient',
    none: 'No visits yet',
    noneText: 'A visit begins when the desk checks the patient in.',
    by: '{date:string} · {doctor:string}',
    noDoctor: 'No dentist yet',
    open: 'Show',
    openOf: 'Show the visit of {date:string}',
    close: 'Hide',
    closeOf: 'Hide the visit of {date:string}',
    reason: 'Reason',
    diagnoses: 'Diagnoses',
    procedures: 'Procedures',
    quantity: '{name:string} × {quantity:number}',
    noRecord: 'Nothing is signed yet.',
    notForYou: 'Dentists and the manager read what was written; assistants on the day of the visit.',
    practice: 'Go to the practice',
    reopenable: 'Treated today. The visit can be reopened until the end of the day.',
    measured: 'Vital signs measured',
    alarming: 'Dangerous vital signs',
    vitalSigns: 'Vital signs',
    skipped: 'Vital signs were skipped: {reason:string}',
  },
  access: {
    title: 'Who read this patient',
    about: 'Every reading of the patient stands here within a second. Nobody can change or delete it.',
    none: 'Nobody has read this patient yet',
    noneText: 'Readings from now on are listed here.',
    columns: { at: 'When', user: 'Who', role: 'Role', object: 'What', action: 'How' },
  },
} satisfies BaseTranslation

export default en_patientRecord
