import type { NamespaceRowMenuTranslation } from '../../i18n-types'

const id_row_menu = {
  actionsFor: 'Tindakan untuk {0}',
  open: 'Buka',
  edit: 'Ubah',
  newTab: 'Buka di tab baru',
  policies: 'Asuransi',
  book: 'Buat janji temu',
  copy: 'Salin No. RM',
  copied: 'No. RM {0} tersalin',
  copyFailed: 'No. RM {0} tidak dapat disalin. Pilih nomornya di daftar lalu salin sendiri.',
  draftOf: 'draf {0}',
  printInvoice: 'Cetak tagihan',
  openPatient: 'Buka pasien',
} satisfies NamespaceRowMenuTranslation

export default id_row_menu
