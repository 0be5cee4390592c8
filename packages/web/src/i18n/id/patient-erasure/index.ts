import type { NamespacePatientErasureTranslation } from '../../i18n-types'

const id_patientErasure = {
  title: 'Hapus {name} untuk selamanya?',
  text: 'Tidak dapat dibatalkan. Klinik tidak lagi menyimpan:',
  goes: {
    person: 'Data diri, keluarga, dan keterangan kesehatan',
    appointment: '{0} janji temu',
    waitlist_entry: '{0} entri daftar tunggu',
    registration: '{0} pendaftaran',
    medical_alert: '{0} peringatan medis',
    patient_policy: '{0} polis asuransi',
    patient_document: '{0} berkas',
    treatment_plan: '{0} rencana perawatan',
    photo: '{0} foto',
  },
  remains:
    'Jejak audit tetap mencatat siapa yang memasukkan, mengubah, dan membaca data ini serta kapan, tetapi melupakan isinya; cadangan masih memuat pasien ini sampai diganti cadangan yang lebih baru. No. RM {number} tidak dipakai lagi.',
  reason: {
    label: 'Alasan',
    help: 'Disimpan dalam jejak audit. Jangan tulis nama atau diagnosis.',
    required: 'Tulis alasan pasien dihapus',
  },
  confirm: 'Hapus selamanya',
  done: '{name} telah dihapus',
  kept: {
    title: '{name} wajib disimpan',
    text: 'Rekam medis disimpan 25 tahun sejak kunjungan terakhir, pembukuan sepuluh tahun. Pasien ini memiliki:',
    visit: '{0} kunjungan',
    package_sold: '{0} paket',
    deposit: '{0} uang muka',
    lab_order: '{0} pesanan laboratorium',
    until: 'Rekam medis disimpan sampai {day}.',
    instead:
      'Yang dapat dilakukan sekarang: perbaiki data diri, kosongkan yang tidak diperlukan, dan nonaktifkan pasien.',
    close: 'Tutup',
  },
} satisfies NamespacePatientErasureTranslation

export default id_patientErasure
