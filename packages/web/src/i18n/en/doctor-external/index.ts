import type { BaseTranslation } from '../../i18n-types'

const en_doctor_external = {
  words: {
    title: 'External Dentists',
    searchIn: 'Name, NIK, SIP or phone',
    create: 'New external dentist',
    nothing: 'No external dentists yet',
    nothingText: 'Visiting and part-time dentists, consultants, and those to whom patients are referred.',
  },
  sections: { agreement: 'Agreement', bank: 'Bank account for fees' },
  about: { licence: 'Who treats here needs a SIP for this clinic; who only receives referrals does not.' },
  fields: {
    engagement: 'Works as',
    institution: 'Home institution',
    agreement_number: 'Agreement number',
    agreement_from: 'Agreement from',
    agreement_until: 'Agreement until',
    bank_name: 'Bank',
    bank_account: 'Account number',
    bank_holder: 'In the name of',
  },
  anyEngagement: 'Any kind',
} satisfies BaseTranslation

export default en_doctor_external
