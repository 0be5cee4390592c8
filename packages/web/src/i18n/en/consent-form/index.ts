import type { BaseTranslation } from '../../i18n-types'

const en_consent_form = {
  words: {
    title: 'Consent forms',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: 'Consent forms',
  fields: { name: 'Name' },
} satisfies BaseTranslation

export default en_consent_form
