import type { NamespaceMasterTranslation } from '../../i18n-types'

const id_master = {
  list: {
    search: 'Cari',
    sort: 'Urutkan',
    bring: 'Impor',
    noMatch: 'Tidak ada yang cocok',
    noMatchText: 'Periksa ejaannya, atau hapus pencarian dan filter.',
    clear: 'Hapus pencarian dan filter',
  },
  saved: '{name} tersimpan',
  missing: { title: 'Data ini tidak ada di klinik ini', text: 'Mungkin alamatnya salah ketik.' },
  required: 'Wajib diisi',
  yes: 'Ya',
  no: 'Tidak',
  status: 'Status',
  anyStatus: 'Semua status',
  statuses: { active: 'Aktif', inactive: 'Tidak aktif' },
  sorts: { name: 'Nama A–Z', '-name': 'Nama Z–A', '-created_at': 'Terbaru dulu', created_at: 'Terlama dulu' },
} satisfies NamespaceMasterTranslation

export default id_master
