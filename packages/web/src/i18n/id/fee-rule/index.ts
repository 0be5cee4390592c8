import type { NamespaceFeeRuleTranslation } from '../../i18n-types'

const id_fee_rule = {
  words: {
    title: 'Aturan jasa medis',
    searchIn: 'Dokter gigi atau layanan',
    create: 'Aturan baru',
    nothing: 'Belum ada aturan jasa medis',
    nothingText: 'Masukkan bagian dokter gigi dari perawatannya: laporan jasa medis dihitung dengan aturan ini.',
  },
  anyDoctor: 'Semua dokter gigi',
  anyCategory: 'Semua kategori',
  everything: 'Semua layanan',
  sections: { scope: 'Untuk siapa dan apa', fee: 'Jasa', validity: 'Masa berlaku' },
  fields: {
    doctor_id: 'Dokter gigi',
    product_id: 'Layanan',
    category: 'Kategori',
    kind: 'Jasa',
    percent: 'Persen',
    amount: 'Jumlah',
    rate: 'Tarif',
    basis: 'Diperoleh',
    deducts_materials: 'Dipotong biaya bahan',
    minimum: 'Minimal',
    maximum: 'Maksimal',
    assistant_percent: 'Untuk asisten',
    guarantee: 'Jaminan per jadwal praktik',
    valid_from: 'Berlaku mulai',
  },
  help: {
    scope: 'Aturan terdekat yang dipakai: dokter gigi dan layanan, dokter gigi dan kategori, layanan, dokter gigi.',
    product_id: 'Kosong: semua layanan',
    kind: 'Neto adalah setelah semua diskon dan biaya lab',
    amount: 'Untuk setiap tindakan',
    basis: 'Saat dibayar: sebesar bagian tagihan yang dibayar. Saat dikerjakan: begitu tagihan diterbitkan.',
    deducts_materials: 'Dasar dikurangi biaya bahan layanan menurut resepnya, setelah bahan diambil dari stok.',
    assistant_percent: 'Bagian dari jasa',
    guarantee:
      'Hanya untuk aturan dokter gigi bagi semua layanan. Kekurangan jasa dalam sebulan ditambahkan pada laporan.',
    valid_from: 'Untuk perawatan mulai hari ini. Perubahan tarif adalah aturan baru.',
  },
  problems: {
    noScope: 'Pilih dokter gigi atau layanan',
    categoryBesideService: 'Aturan untuk layanan tidak memiliki kategori',
    categoryWithoutDentist: 'Aturan untuk kategori memerlukan dokter gigi',
    percentMissing: 'Isi persennya',
    amountMissing: 'Isi jumlahnya',
    percentOfFixed: 'Jumlah tetap tidak memiliki persen',
    amountOfPercent: 'Persen tidak memiliki jumlah tetap',
    feeMaximumTooLow: 'Tidak boleh di bawah jasa minimal',
    materialsOfOther: 'Hanya persen dari neto yang dipotong biaya bahan',
    guaranteeOfPart: 'Hanya aturan dokter gigi untuk semua layanan yang memiliki jaminan',
  },
  sorts: {
    '-valid_from': 'Terbaru dahulu',
    valid_from: 'Terlama dahulu',
    doctor: 'Dokter gigi, A ke Z',
    '-doctor': 'Dokter gigi, Z ke A',
  },
} satisfies NamespaceFeeRuleTranslation

export default id_fee_rule
