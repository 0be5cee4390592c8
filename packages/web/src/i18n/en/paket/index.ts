import type { BaseTranslation } from '../../i18n-types'

const en_paket = {
  words: {
    title: 'Packages',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: 'Packages',
  fields: { name: 'Name' },
  problems: { required: 'This is required' },
} satisfies BaseTranslation

export default en_paket
