import type { Translation } from '../i18n-types'

const id = {
  brand: 'Geraham',
  offline: 'Jaringan Terputus',
  staging: 'Staging',
  loading: 'Memuat…',
  tryAgain: 'Coba lagi',
  save: 'Simpan',
  cancel: 'Batal',
  back: 'Kembali',
  saved: 'Tersimpan',
  failed: {
    title: 'Gagal memuat',
    safe: 'Tidak ada yang berubah. Yang Anda ketik tetap tersimpan.',
    noReply: 'Server tidak menjawab. Periksa sambungan.',
  },
  conflict: {
    title: 'Ada versi yang lebih baru',
    text: 'Selagi Anda mengetik, data ini diubah di tempat lain. Pilih versi yang disimpan.',
    field: 'Isian',
    mine: 'Versi Anda',
    theirs: 'Tersimpan sekarang',
    overwrite: 'Timpa dengan versi saya',
    take: 'Pakai yang tersimpan',
    keepEditing: 'Lanjut mengisi',
  },
  leave: {
    title: 'Tinggalkan tanpa menyimpan?',
    text: 'Perubahan Anda disimpan sebagai draf di perangkat ini.',
    leave: 'Tinggalkan',
    stay: 'Tetap di sini',
  },
  draft: {
    restored: 'Draf dari {when} dipulihkan.',
    discard: 'Buang draf',
  },
} satisfies Translation

export default id
