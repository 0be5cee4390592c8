import type { NamespaceDepositTranslation } from '../../i18n-types'

const id_deposit = {
  title: 'Uang muka',
  available: 'Tersedia',
  none: 'Yang dibayar pasien di muka disimpan di sini sampai dipakai untuk tagihan.',
  left: 'Sisa {left} dari {amount}',
  received: '{when} · {name}',
  print: 'Kuitansi',
  printOf: 'Kuitansi {number}',
  history: 'Riwayat',
  entry: '{kind}: {amount}',
  fields: {
    amount: 'Jumlah',
    method: 'Metode',
    reference: 'Nomor struk atau transfer',
    reason: 'Alasan',
  },
  take: {
    open: 'Terima uang muka',
    title: 'Terima uang muka',
    text: 'Tagihan {name} dapat dibayar dari uang muka ini.',
    required: 'Isi jumlahnya',
    save: 'Terima uang muka',
    saved: '{number}: {amount} diterima',
  },
  refund: {
    open: 'Kembalikan',
    openOf: 'Kembalikan dari {number}',
    title: 'Kembalikan dari {number}',
    text: 'Sisanya {amount}. Uangnya keluar dari sif kas Anda.',
    tooMuch: 'Isi paling banyak {amount}',
    help: 'Misalnya: perawatannya lebih murah',
    required: 'Sebutkan alasannya',
    save: 'Kembalikan',
    saved: '{amount} dikembalikan',
  },
  sheet: {
    title: 'Kuitansi uang muka',
    for: 'Uang muka perawatan',
    refund: 'Pengembalian uang muka',
    refundOf: 'Uang muka {number}',
    back: 'Pasien',
    unknown: 'Kuitansi ini tidak ada',
    unknownText: 'Mungkin milik klinik lain.',
  },
} satisfies NamespaceDepositTranslation

export default id_deposit
