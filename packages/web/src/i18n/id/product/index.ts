import type { NamespaceProductTranslation } from '../../i18n-types'

const id_product = {
  words: {
    title: 'Layanan',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: 'Layanan',
  fields: { name: 'Nama' },
  problems: { required: 'Wajib diisi' },
} satisfies NamespaceProductTranslation

export default id_product
