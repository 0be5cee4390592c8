import type { NamespaceReceiptTranslation } from '../../i18n-types'

const id_receipt = {
  title: 'Kuitansi',
  fields: { token: 'Tautan' },
  loading: 'Membuka kuitansi…',
  ended: 'Tautan ini tidak berlaku lagi',
  endedText: 'Tautan tidak dikenal, sudah dicabut, atau lewat 90 hari. Mintalah tautan baru ke klinik.',
  failed: 'Kuitansi tidak dapat dibuka',
  again: 'Coba lagi',
  kinds: { invoice: 'Tagihan', payment: 'Kuitansi', refund: 'Kuitansi pengembalian' },
  states: { void: 'BATAL', refunded: 'DIKEMBALIKAN' },
  stateTexts: {
    void: 'Tagihan ini tidak berlaku lagi: tidak ada yang harus dibayar.',
    refunded: 'Semua pembayaran sudah dikembalikan.',
  },
  number: 'Nomor',
  day: 'Tanggal',
  of: 'Pasien',
  forInvoice: 'Untuk tagihan',
  invoiceNow: 'Tagihan saat ini',
  methods: {
    cash: 'Tunai',
    qris: 'QRIS',
    debit_card: 'Kartu debit',
    credit_card: 'Kartu kredit',
    transfer: 'Transfer',
    e_wallet: 'Dompet digital',
    deposit: 'Uang muka',
  },
  rounding: 'Pembulatan',
  stampDuty: 'Bea meterai',
  total: 'Total',
  amount: 'Jumlah',
  byPayor: 'Dibayar asuransi',
  paid: 'Sudah dibayar',
  refunded: 'Dikembalikan',
  owed: 'Sisa tagihan',
  asOf: 'Keadaan per {when}',
  masked: 'Nama disingkat karena siapa pun yang punya tautan ini dapat membacanya. Tautan berlaku sampai {when}.',
  otherLanguage: 'English',
} satisfies NamespaceReceiptTranslation

export default id_receipt
