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
  print: 'Cetak',
  missingForSatusehat: 'Belum diisi untuk SATUSEHAT:',
  saved: 'Tersimpan',
  failed: {
    title: 'Gagal memuat',
    safe: 'Tidak ada yang berubah. Yang Anda ketik tetap tersimpan.',
    noReply: 'Server tidak menjawab. Periksa sambungan.',
  },
  openHolder: 'Buka {name} (tab baru)',
  draft: {
    restored: 'Draf dari {when} dipulihkan.',
    discard: 'Buang draf',
  },
} satisfies Translation

export default id
