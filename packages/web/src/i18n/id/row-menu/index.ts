import type { NamespaceRowMenuTranslation } from '../../i18n-types'

const id_row_menu = {
  open: 'Buka',
  edit: 'Ubah',
  newTab: 'Buka di tab baru',
  policies: 'Asuransi',
  book: 'Buat janji temu',
  copy: 'Salin No. RM',
  copied: 'No. RM {0} tersalin',
  copyFailed: 'No. RM {0} tidak dapat disalin. Pilih nomornya di daftar lalu salin sendiri.',
  printInvoice: 'Cetak tagihan',
  openPatient: 'Buka pasien',
} satisfies NamespaceRowMenuTranslation

export default id_row_menu
