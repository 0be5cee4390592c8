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
  refusal: {
    title: 'Silakan periksa:',
    problem: '{field}: {text}',
    more: 'Dan {count} lagi.',
    row: 'baris {number}',
    unnamed: 'Sesuatu yang tidak ditanyakan formulir ini',
    fields: {
      body: 'Isian',
      cancelled_shift: 'Shift yang dibatalkan',
      consent: 'Persetujuan',
      ended_template: 'Shift rutin yang berakhir',
      id: 'Yang dimaksud',
      patient_version: 'Versi data pasien',
      replaces: 'Harga yang digantikan',
      shift: 'Shift',
      template: 'Shift rutin',
      token: 'Tautan',
      value: 'Nilai',
      version: 'Versi',
      workspace: 'Ruang kerja',
    },
  },
} satisfies NamespaceMasterTranslation

export default id_master
