import type { BaseTranslation } from '../../i18n-types'

const en_dashboard = {
  title: 'Dashboard',
  greeting: 'Hello, {name:string}',
  addPatient: 'Add patient',
  shareLink: 'Share registration link',
  seeAll: 'See all',
  asOf: 'These figures are from {when:string}. They could not be refreshed.',
  registrations: {
    awaiting: 'Registrations to review',
    oldest: 'The oldest came {when:string}',
    nobody: 'Nobody is waiting',
    byDay: 'Registrations, last 14 days',
    waiting: 'Waiting the longest',
    name: 'Name',
    phone: 'Phone',
    came: 'Came in',
    noneTitle: 'Every registration is reviewed',
    noneText: 'Patients who register by the link or the QR code of the clinic appear here.',
  },
  patients: {
    total: 'Active patients',
    inTheClinic: 'In this clinic',
    recent: 'New patients, last 7 days',
    more: '{0:number} more than the 7 days before',
    fewer: '{0:number} fewer than the 7 days before',
    same: 'As many as the 7 days before',
    incomplete: 'Incomplete for Satu Sehat',
    somethingMissing: 'Identity or address is missing',
    complete: 'Everybody is complete',
    byDay: 'New patients, last 14 days',
    date: 'Date',
    count: 'Number',
    noneTitle: 'The first patient is still to come',
    noneText: 'Add a patient at the counter, or share the registration link and let patients type for themselves.',
    noneToRead: 'As soon as the front office adds a patient, you find them here.',
  },
  birthdays: {
    title: 'Birthdays today',
    turns: 'turns {age:number}',
    none: 'No patient has a birthday today.',
    congratulate: 'WhatsApp',
    congratulateWho: 'Congratulate {name:string} on WhatsApp',
    wish: 'Happy birthday, {name:string}! Best wishes from {clinic:string}.',
  },
} satisfies BaseTranslation

export default en_dashboard
