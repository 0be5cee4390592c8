import type { NamespacePaketTranslation } from '../../i18n-types'

const id_paket = {
  words: {
    title: 'Paket',
    searchIn: 'Nama',
    create: 'Baru',
    nothing: 'Belum ada data',
    nothingText: 'Buat yang pertama.',
  },
  section: 'Paket',
  fields: { name: 'Nama' },
  problems: { required: 'Wajib diisi' },
} satisfies NamespacePaketTranslation

export default id_paket
