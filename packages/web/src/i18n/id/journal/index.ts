import type { NamespaceJournalTranslation } from '../../i18n-types'

const id_journal = {
  title: 'Cadangan yang belum terkirim',
  hint: 'Entri odontogram dan teks kunjungan yang ada di perangkat ini dan belum sampai di server. Hanya Anda yang dapat membacanya di sini.',
  offline: 'Jaringan terputus. Yang tertulis di sini aman di perangkat ini dan dikirim saat jaringan kembali.',
  count: '{0} entri belum terkirim',
  empty: 'Semua sudah terkirim',
  emptyText: 'Yang Anda catat saat jaringan terputus muncul di sini sampai server menerimanya.',
  sendAgain: 'Kirim ulang semua',
  openPractice: 'Buka praktik',
  states: { unsent: 'Belum terkirim', refused: 'Ditolak', sent: 'Terkirim' },
  texts: 'Teks belum terkirim',
  kinds: {
    note: 'Catatan kunjungan {id}',
    prescription: 'Resep kunjungan {id}',
    'oral-examination': 'Pemeriksaan rongga mulut kunjungan {id}',
    'periodontal-chart': 'Periodontogram kunjungan {id}',
  },
  damagedDraft: 'Satu draf di perangkat ini tidak dapat dibaca dan tidak ditampilkan.',
  pageOnly:
    'Tanpa https peramban ini tidak dapat mengenkripsi: yang belum disimpan atau dikirim hanya ada selama halaman ini terbuka.',
  damaged: {
    text: '{0} entri di perangkat ini tidak dapat dibaca: berubah, atau ditulis dengan kunci yang tidak lagi dimiliki server.',
    remove: 'Hapus yang tidak terbaca',
  },
  print: {
    title: 'Dicatat dan belum terkirim',
    record: 'No. rekam medis',
    patient: 'Pasien',
    printed: 'Dicetak',
    dentist: 'Dokter gigi',
  },
  leave: {
    title: 'Belum semuanya terkirim',
    text: '{0} entri Anda belum sampai di server. Entri itu tetap di perangkat ini, terenkripsi, dan dikirim setelah Anda masuk lagi di sini.',
    stay: 'Tetap masuk',
    leave: 'Tetap keluar',
  },
} satisfies NamespaceJournalTranslation

export default id_journal
