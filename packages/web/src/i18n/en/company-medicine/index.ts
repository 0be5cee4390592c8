import type { BaseTranslation } from '../../i18n-types'

const en_company_medicine = {
  words: {
    title: 'Company Medicine',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: 'Company Medicine',
  fields: { name: 'Name' },
} satisfies BaseTranslation

export default en_company_medicine
