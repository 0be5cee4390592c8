import type { NamespaceDoctorExternalTranslation } from '../../i18n-types'

const id_doctor_external = {
  words: {
    title: 'Dokter Gigi Eksternal',
    searchIn: 'Nama, NIK, SIP, atau telepon',
    create: 'Dokter eksternal baru',
    nothing: 'Belum ada dokter eksternal',
    nothingText: 'Dokter tamu dan paruh waktu, konsulen, dan penerima rujukan.',
  },
  sections: { agreement: 'Perjanjian', bank: 'Rekening untuk jasa medis' },
  about: { licence: 'Yang praktik di sini memerlukan SIP untuk klinik ini; yang hanya menerima rujukan tidak.' },
  fields: {
    engagement: 'Bekerja sebagai',
    institution: 'Institusi asal',
    agreement_number: 'Nomor perjanjian',
    agreement_from: 'Perjanjian mulai',
    agreement_until: 'Perjanjian sampai',
    bank_name: 'Bank',
    bank_account: 'Nomor rekening',
    bank_holder: 'Atas nama',
  },
  anyEngagement: 'Semua jenis',
} satisfies NamespaceDoctorExternalTranslation

export default id_doctor_external
