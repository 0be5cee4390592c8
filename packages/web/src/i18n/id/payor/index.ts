import type { NamespacePayorTranslation } from '../../i18n-types'

const id_payor = {
  words: {
    title: 'Penjamin',
    searchIn: 'Nama, kode, kontak, atau nomor kontrak',
    create: 'Penjamin baru',
    nothing: 'Belum ada penjamin',
    nothingText:
      'Masukkan asuransi, perusahaan, dan pihak lain yang membayar untuk pasien: plan dan tagihan memilih dari sini.',
  },
  sections: { payor: 'Penjamin', billing: 'Tagihan dan klaim', contract: 'Kontrak', more: 'Lainnya' },
  fields: {
    name: 'Nama',
    code: 'Kode',
    type: 'Jenis',
    contact_person: 'Narahubung',
    phone: 'Telepon',
    email: 'Email',
    address: 'Alamat',
    billing_address: 'Alamat penagihan',
    npwp: 'NPWP',
    terms_days: 'Tempo pembayaran',
    contract: 'Kontrak',
    contract_number: 'Nomor kontrak',
    contract_from: 'Mulai',
    contract_until: 'Sampai',
    price_list_id: 'Daftar harga',
    claim_documents: 'Dokumen untuk setiap klaim',
    note: 'Catatan',
  },
  help: {
    code: 'Singkat, seperti di daftar Anda: ASJ-01',
    billing_address: 'Kosong: sama dengan alamat',
    npwp: '15 atau 16 angka',
    terms_days: 'Sejak tagihan sampai dibayar',
    contract_until: 'Hari terakhir; kosong bila tanpa batas',
    price_list_id: 'Dasar harga layanan bila penjamin ini ikut membayar',
    note: 'Yang perlu diketahui petugas, misalnya ke mana klaim dikirim',
  },
  standardPrices: 'Harga standar',
  daysUnit: 'hari',
  anyType: 'Semua jenis',
  anyContract: 'Semua kontrak',
  sorts: { contract_until: 'Kontrak terdekat', '-contract_until': 'Kontrak terjauh' },
  problems: { notAfterFrom: 'Harus setelah tanggal mulai', notPhone: 'Nomor tidak valid. Contoh: 0812 3456 7890' },
  notice: {
    upcoming: 'Kontrak mulai berlaku {date}',
    upcomingText: 'Sampai saat itu perawatan dibayar oleh pasien.',
    ending: 'Kontrak berakhir {date}',
    endingText: 'Minta perpanjangan kepada {name} sekarang, lalu masukkan nomor dan tanggal kontrak baru di sini.',
    expired: 'Kontrak berakhir sejak {date}',
    expiredText:
      'Klaim dapat ditolak. Perpanjang kontrak dan masukkan tanggal barunya di sini, atau nonaktifkan penjamin ini; sementara itu minta pasien membayar sendiri.',
  },
  plans: 'Plan asuransi penjamin ini',
} satisfies NamespacePayorTranslation

export default id_payor
