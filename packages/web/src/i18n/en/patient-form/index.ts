import type { BaseTranslation } from '../../i18n-types'

const en_patientForm = {
  about: {
    address: 'SATUSEHAT needs every part but the postcode.',
    emergency: 'Whom to call when something happens.',
    more: 'Optional: email, place of birth, blood type, occupation and more',
  },
  help: {
    last_name: 'Leave it empty if there is only one name',
    phone: 'A number with WhatsApp is best: 0812 3456 7890',
    no_messages:
      'No reminders, recalls or greetings by WhatsApp. Calls stay possible, and so does a paper that the patient asks for.',
    nik: '16 digits, as on the KTP or family card',
    nik_mother: "16 digits, the mother's: for a baby without a NIK",
    passport: 'As in the passport',
    kitas: 'As on the card',
    identity_reason: 'For example: newborn, card lost, not yet registered',
    area_code:
      'Type the village, then its district or city if there are several: it fills in the names below. SATUSEHAT needs the code; a name changed by hand clears it.',
  },
  problems: {
    required: 'This is required',
    noSuchDate: 'There is no such date',
    invalidDate: 'Write day/month/year, like 31/12/1990',
    outOfRange: 'From 01/01/1900 to 31/12/2099',
    inFuture: 'This day is still to come',
    phoneInvalid: 'This number is not valid. Example: 0812 3456 7890',
    emailInvalid: 'This is not an email address, like name@example.com',
    nikDigits: 'A NIK has 16 digits',
    notAlphanumeric: 'Letters and digits only',
    mustBeEmpty: 'Leave this empty',
    postcodeDigits: 'Digits only',
  },
  hints: {
    nikDoesNotFit:
      'This NIK belongs to another date of birth or sex than entered above. Please compare with the card; if it is right, go on.',
  },
  guardian: { text: 'Who decides for a patient under 17.', same: 'Same as the emergency contact' },
  satusehat: {
    help: 'Visits are sent to SATUSEHAT in any case; this says who else may read them there.',
    later: 'I decide at the clinic',
  },
  health: {
    title: 'Health',
    text: 'What the dentist must know before treating. Only the clinic reads it.',
    questions: {
      allergy: 'Any allergies?',
      condition: 'Any illness, or a pregnancy?',
      medication: 'Any medicine taken regularly?',
    },
    answers: { none: 'No', listed: 'Yes', not_asked: 'I will say it at the clinic' },
    which: { allergy: 'To what?', condition: 'Which?', medication: 'Which?' },
    sent: { answer: 'Answer', kind: 'Kind', name: 'Name' },
    name: '{kind:string}: which?',
    nameHelp: 'If you do not know the name, write what you know',
    problems: { required: 'This is required', notOffered: 'This is not one of the choices' },
  },
  review: {
    title: 'What they say of their health',
    text: 'With acceptance or merge it is added to the medical alerts of the patient.',
    named: '{kind:string}: {name:string}',
  },
} satisfies BaseTranslation

export default en_patientForm
