import type { NamespaceRoomTranslation } from '../../i18n-types'

const id_room = {
  words: {
    title: 'Ruangan',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: 'Ruangan',
  fields: { name: 'Nama' },
} satisfies NamespaceRoomTranslation

export default id_room
