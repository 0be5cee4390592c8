import type { NamespaceStaffTranslation } from '../../i18n-types'

const id_staff = {
  words: {
    title: 'Asisten',
    searchIn: 'Nama, NIK, SIP, atau telepon',
    create: 'Asisten baru',
    nothing: 'Belum ada asisten',
    nothingText: 'Masukkan asisten dan petugas: jadwal asisten memilih dari daftar ini.',
  },
  about: { licence: 'Perawat gigi, radiografer, dan apoteker memiliki izin sendiri.' },
  fields: { position: 'Posisi', skills: 'Keahlian', doctor_id: 'Biasa mendampingi' },
  anyPosition: 'Semua posisi',
  anyDoctor: 'Siapa saja',
} satisfies NamespaceStaffTranslation

export default id_staff
