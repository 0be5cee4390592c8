import type { NamespaceFrameTranslation } from '../../i18n-types'

const id_frame = {
  skipToContent: 'Langsung ke isi',
  openNavigation: 'Buka navigasi',
  closeNavigation: 'Tutup navigasi',
  settings: 'Pengaturan tampilan',
  openSearch: 'Cari (Ctrl+K)',
  account: 'Akun {name}',
  ownAccount: 'Akun dan sesi',
  shortcuts: 'Pintasan papan ketik',
  signOut: 'Keluar',
  asOf: 'Data pukul {time}',
  clinicClock: 'Waktu di klinik: semua jam di sini menurut zona klinik',
  timeIn: { 'Asia/Jakarta': '{0} WIB', 'Asia/Makassar': '{0} WITA', 'Asia/Jayapura': '{0} WIT' },
  language: 'Bahasa',
  languages: { en: 'English', id: 'Bahasa Indonesia', ar: 'العربية' },
  notFound: {
    title: 'Halaman ini tidak ada',
    text: 'Alamatnya mungkin salah ketik, atau isinya sudah pindah.',
    home: 'Ke halaman awal',
  },
  maintenance: {
    title: 'Sebentar lagi kembali',
    text: 'Aplikasi klinik sedang dipelihara. Yang sudah disimpan tidak hilang.',
    tryAgain: 'Coba lagi',
  },
  crashed: {
    title: 'Halaman ini gagal',
    text: 'Yang sudah disimpan aman. Coba lagi; bila masih gagal, muat ulang halaman.',
  },
} satisfies NamespaceFrameTranslation

export default id_frame
