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
    'Harganya diatur di bawah untuk semua layanan, atau pada setiap layanan. Bila daftar ini tidak menyebut layanan, harga standar yang berlaku. Daftar penjamin didahulukan dari kelas pasien.',
  fields: { name: 'Nama', for_patients: 'Kelas pasien' },
  help: {
    name: 'Misalnya: Member, atau nama penjamin',
    for_patients: 'Petugas dapat memilihnya untuk pasien. Setiap daftar dapat menjadi milik penjamin',
  },
  usedFor: 'Dipakai untuk',
  patients: 'Pasien',
  setting: {
    open: 'Atur harga',
    validFrom: 'Berlaku mulai',
    validFromHelp: 'Hari ini atau sesudahnya. Yang sudah ditagih tetap dengan harganya',
    fillTitle: 'Isi dari harga standar',
    percent: 'Selisih',
    side: 'Arah',
    below: 'di bawah harga standar',
    above: 'di atas harga standar',
    step: 'Dibulatkan ke',
    fill: 'Isi {0} harga',
    price: 'Harga',
    find: 'Nama atau kode layanan',
    noMatch: 'Tidak ada layanan dengan nama itu',
    standard: 'Standar {0}',
    none: 'Harga standar',
    next: '{price} mulai {day}',
    tooHigh: 'Paling banyak {0}',
    nothing: 'Belum ada yang diubah',
    changed: '{0} harga berubah',
    save: 'Simpan harga',
    saved: '{count} harga mulai {day}',
  },
  prices: {
    title: 'Harga dalam daftar ini',
    none: 'Belum ada layanan dengan harga di daftar ini. Atur harga di sini atau pada layanan; sampai saat itu harga standar yang berlaku.',
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
