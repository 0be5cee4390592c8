import type { BaseTranslation } from '../../i18n-types'

const en_doctor = {
  words: {
    title: 'Dentists',
    searchIn: 'Name, NIK, SIP or phone',
    create: 'New dentist',
    nothing: 'No dentists yet',
    nothingText: 'Enter the dentists who work here: schedules and appointments choose from them.',
  },
  sections: { person: 'Person', licence: 'Identity and licences', work: 'Work in the clinic' },
  about: { licence: 'Without a valid SIP a dentist cannot be booked unless the manager says why.' },
  fields: {
    name: 'Name',
    name_prefix: 'Title before the name',
    name_suffix: 'Title after the name',
    nik: 'NIK',
    specialty: 'Specialty',
    str_number: 'STR number',
    str_valid_until: 'STR valid until',
    sip_number: 'SIP number',
    sip_valid_until: 'SIP valid until',
    licence: 'SIP',
    phone: 'Phone',
    email: 'Email',
    color: 'Colour in the calendar',
    room_id: 'Usual room',
    duration_minutes: 'Usual duration',
    status: 'Status',
  },
  help: {
    name: 'As on the KTP, without titles',
    name_prefix: 'drg.',
    name_suffix: 'Sp.KG, M.Kes',
    nik: '16 digits, as on the KTP; SATUSEHAT knows the person by it',
    str_valid_until: 'Empty for a lifetime STR',
  },
  minutesUnit: 'min',
  noRoom: 'No usual room',
  anySpecialty: 'Any specialty',
  anyLicence: 'Any SIP',
  notice: {
    expiring: 'SIP {number:string} ends on {date:string}',
    expiringText: 'Renew it in time, and enter the new date here.',
    expired: 'SIP {number:string} expired on {date:string}',
    expiredText: 'New appointments need a reason by the manager until the new licence is entered.',
  },
} satisfies BaseTranslation

export default en_doctor
