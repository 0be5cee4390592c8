import type { NamespaceDashboardTranslation } from '../../i18n-types'

const id_dashboard = {
  title: 'Dasbor',
  greeting: 'Halo, {name}',
  addPatient: 'Tambah pasien',
  shareLink: 'Bagikan tautan pendaftaran',
  seeAll: 'Lihat semua',
  asOf: 'Angka ini dari {when}. Belum bisa diperbarui.',
  registrations: {
    awaiting: 'Pendaftaran menunggu',
    oldest: 'Paling lama: {when}',
    nobody: 'Tidak ada yang menunggu',
    byDay: 'Pendaftaran, 14 hari terakhir',
    waiting: 'Paling lama menunggu',
    name: 'Nama',
    phone: 'Telepon',
    came: 'Masuk',
    noneTitle: 'Semua pendaftaran sudah ditinjau',
    noneText: 'Pasien yang mendaftar lewat tautan atau kode QR klinik muncul di sini.',
  },
  patients: {
    total: 'Pasien aktif',
    inTheClinic: 'Di klinik ini',
    recent: 'Pasien baru, 7 hari terakhir',
    more: '{0} lebih banyak dari 7 hari sebelumnya',
    fewer: '{0} lebih sedikit dari 7 hari sebelumnya',
    same: 'Sama dengan 7 hari sebelumnya',
    incomplete: 'Belum lengkap untuk Satu Sehat',
    somethingMissing: 'Identitas atau alamat belum diisi',
    complete: 'Semua sudah lengkap',
    byDay: 'Pasien baru, 14 hari terakhir',
    date: 'Tanggal',
    count: 'Jumlah',
    noneTitle: 'Belum ada pasien',
    noneText: 'Tambahkan pasien di meja depan, atau bagikan tautan pendaftaran agar pasien mengisi sendiri.',
    noneToRead: 'Begitu front office menambahkan pasien, Anda melihatnya di sini.',
  },
  birthdays: {
    title: 'Ulang tahun hari ini',
    turns: 'genap {age} tahun',
    none: 'Tidak ada pasien yang berulang tahun hari ini.',
    congratulate: 'WhatsApp',
    congratulateWho: 'Ucapkan selamat kepada {name} lewat WhatsApp',
    wish: 'Selamat ulang tahun, {name}! Salam hangat dari {clinic}.',
  },
} satisfies NamespaceDashboardTranslation

export default id_dashboard
