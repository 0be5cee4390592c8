import type { BaseTranslation } from '../../i18n-types'

const en_room = {
  words: {
    title: 'Rooms',
    searchIn: 'Name',
    create: 'New',
    nothing: 'Nothing here yet',
    nothingText: 'Make the first one.',
  },
  section: 'Rooms',
  fields: { name: 'Name' },
} satisfies BaseTranslation

export default en_room
