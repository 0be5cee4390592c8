import type { BaseTranslation } from '../../i18n-types'

const en_staff = {
  words: {
    title: 'Assistants',
    searchIn: 'Name, NIK, SIP or phone',
    create: 'New assistant',
    nothing: 'No assistants yet',
    nothingText: 'Enter who assists and who works at the desk: the assistant schedule chooses from them.',
  },
  about: { licence: 'Dental nurses, radiographers and pharmacists have licences of their own.' },
  fields: { position: 'Position', skills: 'Skills', doctor_id: 'Prefers to assist' },
  anyPosition: 'Any position',
  anyDoctor: 'Anybody',
} satisfies BaseTranslation

export default en_staff
