import type { NamespaceInsuranceTranslation } from '../../i18n-types'

const id_insurance = {
  words: {
    title: 'Asuransi',
    searchIn: 'Plan, kode, kelas, atau penjamin',
    create: 'Plan baru',
    nothing: 'Belum ada plan',
    nothingText:
      'Masukkan apa yang ditanggung plan para penjamin: petugas lalu dapat memberi tahu berapa yang dibayar pasien sendiri.',
  },
  sections: { plan: 'Plan', coverage: 'Pertanggungan', more: 'Masa berlaku' },
  about: {
    coverage: 'Yang dibayar plan, satu aturan untuk satu kategori layanan. Tanpa aturan, pasien yang membayar.',
  },
  fields: {
    payor_id: 'Penjamin',
    name: 'Nama produk asuransi',
    code: 'Kode',
    class: 'Kelas',
    card_format: 'Format kartu',
    coverage_rules: 'Aturan pertanggungan',
    excluded_codes: 'Kode ICD-9-CM yang dikecualikan',
    valid_from: 'Berlaku mulai',
    valid_until: 'Berlaku sampai',
  },
  help: {
    code: 'Seperti sebutan penjamin',
    class: 'Misalnya A, VIP, atau 300',
    card_format: 'Bentuk nomor peserta, misalnya 8888 0000 1234 5678',
    excluded_codes: 'Dipisah koma atau spasi: 23.6, 24.7. Kode yang lebih pendek mengecualikan semua kode di bawahnya.',
    valid_until: 'Hari terakhir; kosong bila tanpa batas',
  },
  choosePayor: 'Pilih penjamin',
  anyPayor: 'Semua penjamin',
  sorts: {
    payor: 'Penjamin A–Z',
    '-payor': 'Penjamin Z–A',
    valid_until: 'Paling dulu berakhir',
    '-valid_until': 'Paling akhir berakhir',
  },
  rule: {
    title: 'Aturan {number}',
    category: 'Kategori',
    percent: 'Ditanggung',
    cap_per_visit: 'Maks./kunjungan',
    cap_per_year: 'Maks./tahun',
    waiting_days: 'Masa tunggu',
    needs_approval: 'Persetujuan sebelum tindakan',
    approval: 'Persetujuan',
    needed: 'Perlu',
    noCap: 'Tak ada',
    days: 'hari',
    add: 'Tambah aturan',
    remove: 'Hapus aturan {number}',
    none: 'Belum ada aturan: plan ini tidak membayar apa pun.',
  },
  says: {
    pays: '{category}: {percent} %',
    visit: 'paling banyak {cap} per kunjungan',
    year: 'paling banyak {cap} per tahun',
    waiting: 'setelah {days} hari',
    approval: 'dengan persetujuan',
  },
  problems: {
    categoryTwice: 'Sudah ada aturan untuk kategori ini di atas',
    notIcd9cm: 'Dua angka, atau ditambah titik dan satu atau dua angka: 23.2',
    notAfterFrom: 'Harus setelah tanggal mulai',
  },
  payorContract: 'Kontrak penjamin',
  notice: {
    payorInactive: '{payor} tidak aktif',
    payorInactiveText: 'Klaim plan ini tidak akan dibayar. Aktifkan kembali penjaminnya, atau nonaktifkan plan ini.',
    payorExpired: 'Kontrak dengan {payor} berakhir sejak {date}',
    payorExpiredText:
      'Klaim plan ini dapat ditolak. Perpanjang kontrak, atau nonaktifkan plan ini; sementara itu minta pasien membayar sendiri.',
    planEnded: 'Plan ini berakhir sejak {date}',
    planEndedText: 'Plan ini tidak membayar lagi. Masukkan hari terakhir yang baru, atau nonaktifkan.',
    openPayor: 'Buka penjamin',
  },
} satisfies NamespaceInsuranceTranslation

export default id_insurance
