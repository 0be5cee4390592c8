import type { NamespacePaketTranslation } from '../../i18n-types'

const id_paket = {
  words: {
    title: 'Paket',
    searchIn: 'Nama atau kode',
    create: 'Paket baru',
    nothing: 'Belum ada paket',
    nothingText: 'Gabungkan layanan yang dibeli pasien dengan satu harga dan dipakai dalam beberapa kunjungan.',
  },
  section: 'Paket',
  selling: 'Harga dan pemakaian',
  fields: {
    code: 'Kode',
    name: 'Nama',
    items: 'Layanan',
    price: 'Harga paket',
    validity_days: 'Berlaku selama',
    transferable: 'Boleh dipakai orang lain',
  },
  help: {
    code: 'Singkat, seperti di daftar harga: PK-01',
    validity_days: 'Sejak hari pembelian',
    transferable: 'Misalnya anggota keluarga',
  },
  days: 'hari',
  service: 'Layanan',
  times: 'Kali',
  add: 'Tambah layanan',
  addHelp: 'Ketik sebagian nama atau kodenya',
  remove: 'Hapus {name}',
  inactive: 'Tidak aktif',
  serviceInactive: 'Layanan tidak aktif',
  inactiveServices: 'Tidak ditawarkan lagi: {names}. Ganti sebelum paket ini dijual lagi.',
  saves: 'hemat {amount}',
  comparison: 'Dibanding layanan satu per satu',
  saving: {
    sum: 'Satu per satu layanan ini seharga {sum}.',
    less: 'Satu per satu layanan ini seharga {sum}: paket ini hemat {difference} ({percent}%).',
    same: 'Satu per satu layanan ini seharga {sum}, sama dengan paketnya.',
    more: 'Satu per satu layanan ini seharga {sum}: paket ini lebih mahal {difference}.',
    unknown: 'Salah satu layanan belum punya harga, jadi selisihnya belum dapat dihitung.',
  },
  problems: {
    noItems: 'Tambahkan paling sedikit satu layanan',
    productTwice: 'Ada layanan yang tertulis dua kali: ubah saja jumlahnya',
    noTimes: 'Paling sedikit 1',
  },
} satisfies NamespacePaketTranslation

export default id_paket
