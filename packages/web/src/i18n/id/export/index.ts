import type { NamespaceExportTranslation } from '../../i18n-types'

const id_export = {
  open: 'Ekspor',
  about: '{0} baris: semua halaman, sesuai pencarian, filter, dan urutan di sini.',
  nothing: 'Tidak ada yang dapat diekspor.',
  excel: 'Excel (.xlsx)',
  csv: 'CSV, untuk program lain',
  tooManyForExcel: 'Berkas Excel memuat paling banyak {0} baris. Persempit daftarnya, atau pilih CSV.',
  tooMany: 'Satu berkas memuat paling banyak {0} baris. Persempit dulu dengan pencarian atau filter.',
  preparing: 'Berkas sedang disiapkan…',
  done: '{name} sudah diunduh',
} satisfies NamespaceExportTranslation

export default id_export
