import type { NamespaceExpenseTranslation } from '../../i18n-types'

const id_expense = {
  list: {
    title: 'Pengeluaran',
    search: 'Cari pengeluaran',
    searchIn: 'Nomor, penerima, atau keperluan',
    sort: 'Urutkan',
    create: 'Pengeluaran baru',
    nothing: 'Belum ada pengeluaran',
    nothingText: 'Uang yang dibayarkan klinik, dari laci kas atau rekening bank, dicatat di sini.',
    noMatch: 'Tidak ada pengeluaran yang cocok',
    noMatchText: 'Periksa ejaan, atau hapus pencarian dan filter.',
    clear: 'Hapus pencarian dan filter',
  },
  any: { category: 'Semua kategori', paid_from: 'Laci atau bank', state: 'Semua status' },
  fields: {
    day: 'Tanggal nota',
    category: 'Kategori',
    paid_to: 'Dibayar kepada',
    purpose: 'Keperluan',
    paid_from: 'Sumber dana',
    amount: 'Jumlah',
    reference: 'Referensi',
    state: 'Status',
    reason: 'Alasan',
    recorded: 'Dicatat',
    voided: 'Dibatalkan',
  },
  required: {
    category: 'Pilih kategori',
    paid_to: 'Isi siapa yang dibayar',
    purpose: 'Isi keperluannya',
    amount: 'Isi jumlahnya',
  },
  form: {
    title: 'Yang dibayarkan',
    choose: 'Pilih kategori',
    referenceHelp: 'Nomor nota atau bukti transfer',
    fromHelp: 'Uang tunai keluar dari laci Anda sendiri yang terbuka',
    toShift: 'Ke sif kas',
    noShift: 'Laci Anda belum dibuka. Buka kas dahulu, bila tidak pengeluaran ini ditolak.',
    saved: 'Pengeluaran {number} tercatat',
  },
  page: {
    unknown: 'Pengeluaran ini tidak ada',
    unknownText: 'Mungkin milik klinik lain, atau dibayar dari rekening bank.',
    shift: 'Sif kas',
  },
  void: {
    open: 'Batalkan',
    title: 'Batalkan pengeluaran ini?',
    from: {
      drawer: '{amount} kembali ke laci. Bila laci sif itu sudah dihitung, uangnya masuk ke rekening bank.',
      bank: '{amount} dihitung kembali di rekening bank.',
    },
    help: 'Misalnya tercatat dua kali',
    required: 'Isi alasannya',
    save: 'Batalkan',
    saved: 'Pengeluaran dibatalkan.',
  },
} satisfies NamespaceExpenseTranslation

export default id_expense
