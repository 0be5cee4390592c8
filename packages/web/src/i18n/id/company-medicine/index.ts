import type { NamespaceCompanyMedicineTranslation } from '../../i18n-types'

const id_company_medicine = {
  words: {
    title: 'Obat perusahaan',
    searchIn: 'Nama, nama generik, zat aktif, kode KFA atau barcode',
    create: 'Obat baru',
    nothing: 'Belum ada obat atau bahan',
    nothingText:
      'Masukkan yang dipakai klinik-klinik perusahaan: resep memilih dari sini, dan stok dihitung dari sini.',
  },
  sections: { item: 'Obat atau bahan', stock: 'Kemasan, harga dan stok', substance: 'Kandungan' },
  aboutSubstance: 'Untuk obat. Alergi yang tercatat dibandingkan dengan zat aktif dan kelasnya.',
  fields: {
    name: 'Nama',
    generic_name: 'Nama generik',
    ingredients: 'Zat aktif',
    medicine_class: 'Kelas terapi',
    kfa_code: 'Kode KFA',
    form: 'Bentuk sediaan',
    strength: 'Kekuatan',
    category: 'Golongan',
    unit: 'Satuan',
    pack: 'Dibeli per',
    pack_size: 'Isi kemasan',
    barcode: 'Barcode',
    buy_price: 'Harga beli per satuan',
    sell_price: 'Harga jual per satuan',
    requires_batch: 'Penerimaan wajib menyebut nomor batch',
    requires_expiry: 'Penerimaan wajib menyebut tanggal kedaluwarsa',
    pregnancy: 'Ibu hamil',
  },
  help: {
    name: 'Seperti disebut di klinik. Daftar ini dipakai semua klinik perusahaan.',
    ingredients: 'Pisahkan dengan + atau koma: Amoxicillin + Asam klavulanat',
    medicine_class: 'Misalnya penisilin: alergi terhadap kelas ini juga diperingatkan',
    kfa_code: 'Dari kamus nasional, 8 angka: 93 untuk produk, 92 untuk templatnya',
    strength: 'Misalnya 500 mg',
    unit: 'Satuan penyerahan dan penghitungan stok',
    pack_size: 'Misalnya 10 tablet per strip; 1 bila tanpa kemasan',
    barcode: 'Pindai ke kolom ini',
    buy_price: 'Harga yang biasa dibayar; penerimaan dimulai dari sini',
    sell_price: 'Kosongkan bila tidak dijual',
  },
  anyCategory: 'Semua golongan',
  anyForm: 'Semua bentuk',
  problems: {
    noIngredients: 'Isi zat aktif: tanpa itu alergi tidak dapat diperingatkan',
    packOfOne: 'Berapa isi satu kemasan?',
    sizeWithoutPack: 'Tanpa kemasan, isinya 1',
  },
  stockHere: 'Stok di klinik ini',
} satisfies NamespaceCompanyMedicineTranslation

export default id_company_medicine
