import type { BaseTranslation } from '../../i18n-types'

const en_product = {
  words: {
    title: 'Services',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: 'Services',
  fields: { name: 'Name' },
  problems: { required: 'This is required' },
} satisfies BaseTranslation

export default en_product
