import type { NamespaceSupplierTranslation } from '../../i18n-types'

const id_supplier = {
  words: {
    title: 'Pemasok',
    searchIn: 'Nama, narahubung atau telepon',
    create: 'Pemasok baru',
    nothing: 'Belum ada pemasok',
    nothingText: 'Masukkan tempat klinik membeli obat dan bahan: penerimaan barang memilih dari sini.',
  },
  anyKind: 'Semua jenis',
  section: 'Pemasok',
  fields: {
    name: 'Nama',
    kind: 'Jenis',
    contact_person: 'Narahubung',
    phone: 'Telepon',
    email: 'Email',
    address: 'Alamat',
    terms_days: 'Tempo pembayaran',
    note: 'Catatan',
  },
  help: {
    kind: 'Laboratorium mengerjakan order lab',
    terms_days: 'Hari sampai tagihannya jatuh tempo',
    note: 'Yang perlu diketahui saat memesan, misalnya hari pengiriman',
  },
  problems: { notPhone: 'Nomor tidak valid. Contoh: 0812 3456 7890' },
  receipts: 'Penerimaan dari pemasok ini',
} satisfies NamespaceSupplierTranslation

export default id_supplier
