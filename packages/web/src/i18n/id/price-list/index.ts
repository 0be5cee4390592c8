import type { NamespacePriceListTranslation } from '../../i18n-types'

const id_price_list = {
  words: {
    title: 'Daftar harga',
    searchIn: 'Nama',
    create: 'Daftar harga baru',
    nothing: 'Belum ada daftar harga',
    nothingText: 'Semua orang membayar harga standar layanan. Buat daftar untuk kelas pasien atau untuk penjamin.',
  },
  section: 'Daftar harga',
  about:
    'Harganya diisi pada setiap layanan. Bila daftar ini tidak menyebut layanan, harga standar yang berlaku. Daftar penjamin didahulukan dari kelas pasien.',
  fields: { name: 'Nama', for_patients: 'Kelas pasien' },
  help: {
    name: 'Misalnya: Member, atau nama penjamin',
    for_patients: 'Petugas dapat memilihnya untuk pasien. Setiap daftar dapat menjadi milik penjamin',
  },
  usedFor: 'Dipakai untuk',
  patients: 'Pasien',
  prices: {
    title: 'Harga dalam daftar ini',
    none: 'Belum ada layanan dengan harga di daftar ini. Buka sebuah layanan dan isi harganya; sampai saat itu harga standar yang berlaku.',
    service: 'Layanan',
    inactive: 'Nonaktif',
    standard: 'Harga standar',
    noPrice: 'Belum ada harga',
    today: 'Harga hari ini',
    from: '{price} mulai {day}',
    standardHolds: 'Harga standar',
  },
} satisfies NamespacePriceListTranslation

export default id_price_list
