import type { NamespaceDoctorTranslation } from '../../i18n-types'

const id_doctor = {
  words: {
    title: 'Dokter Gigi',
    searchIn: 'Nama, NIK, SIP, atau telepon',
    create: 'Dokter gigi baru',
    nothing: 'Belum ada dokter gigi',
    nothingText: 'Masukkan dokter gigi yang bekerja di sini: jadwal dan janji temu memilih dari daftar ini.',
  },
  sections: { person: 'Data diri', licence: 'Identitas dan izin', work: 'Pekerjaan di klinik' },
  about: { licence: 'Tanpa SIP yang berlaku, dokter tidak dapat dijadwalkan kecuali manajer memberi alasan.' },
  fields: {
    name: 'Nama',
    name_prefix: 'Gelar di depan nama',
    name_suffix: 'Gelar di belakang nama',
    nik: 'NIK',
    specialty: 'Spesialisasi',
    str_number: 'Nomor STR',
    str_valid_until: 'STR berlaku sampai',
    sip_number: 'Nomor SIP',
    sip_valid_until: 'SIP berlaku sampai',
    licence: 'SIP',
    phone: 'Telepon',
    email: 'Email',
    color: 'Warna di kalender',
    room_id: 'Ruangan tetap',
    duration_minutes: 'Durasi biasa',
    status: 'Status',
  },
  help: {
    name: 'Sesuai KTP, tanpa gelar',
    name_prefix: 'drg.',
    name_suffix: 'Sp.KG, M.Kes',
    nik: '16 angka sesuai KTP; SATUSEHAT mengenali orang dengan nomor ini',
    str_valid_until: 'Kosongkan untuk STR seumur hidup',
  },
  minutesUnit: 'mnt',
  noRoom: 'Tanpa ruangan tetap',
  anySpecialty: 'Semua spesialisasi',
  anyLicence: 'Semua SIP',
  notice: {
    expiring: 'SIP {number} berakhir pada {date}',
    expiringText: 'Perpanjang tepat waktu, lalu masukkan tanggal barunya di sini.',
    expired: 'SIP {number} kedaluwarsa sejak {date}',
    expiredText: 'Janji temu baru memerlukan alasan dari manajer sampai izin baru dimasukkan.',
  },
} satisfies NamespaceDoctorTranslation

export default id_doctor
