import type { NamespaceUiTranslation } from '../../i18n-types'

const id_ui = {
  rowsPerPage: 'Baris per halaman:',
  range: '{from}–{to} dari {total}',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  rating: '{0} Bintang',
  clear: 'Hapus',
  close: 'Tutup',
  loading: 'Memuat…',
  noOptions: 'Tidak ada pilihan',
  found: '{0} ditemukan',
  optionsFailed: 'Gagal memuat. Ketik lagi untuk mencoba.',
  open: 'Buka',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  capsLock: 'Caps Lock menyala',
  required: 'wajib',
  optional: 'opsional',
  chooseDate: 'Pilih tanggal',
  dateFormat: 'hh/bb/tttt',
  timeFormat: 'jj:mm',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  changeView: 'Pilih bulan atau tahun',
  step: 'Langkah {number} dari {of}',
  more: '{0} lagi',
  none: 'Belum diisi',
  notTaken: '“{0}” tidak diterima: hanya bilangan bulat, paling banyak 13 angka.',
  noMinus: 'Di sini tidak diterima angka di bawah 0.',
} satisfies NamespaceUiTranslation

export default id_ui
