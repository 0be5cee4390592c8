import type { NamespacePatientRecordTranslation } from '../../i18n-types'

const id_patientRecord = {
  tabs: {
    label: 'Rekam pasien',
    summary: 'Ringkasan',
    visit: 'Kunjungan',
    odontogram: 'Odontogram',
    details: 'Data diri',
    access: 'Akses',
  },
  otherRole: {
    title: 'Halaman ini untuk peran lain',
    text: 'Akun Anda membaca bagian lain dari rekam ini.',
  },
  lastVisit: {
    title: 'Kunjungan terakhir',
    none: 'Pasien ini belum pernah berkunjung.',
    all: 'Semua kunjungan',
  },
  chart: 'Buka odontogram',
  visits: {
    list: 'Kunjungan pasien',
    none: 'Belum ada kunjungan',
    noneText: 'Kunjungan dimulai saat resepsionis mencatat kedatangan pasien.',
    by: '{date} · {doctor}',
    noDoctor: 'Belum ada dokter gigi',
    open: 'Tampilkan',
    openOf: 'Tampilkan kunjungan {date}',
    close: 'Sembunyikan',
    closeOf: 'Sembunyikan kunjungan {date}',
    reason: 'Keperluan',
    diagnoses: 'Diagnosis',
    procedures: 'Tindakan',
    quantity: '{name} × {quantity}',
    noRecord: 'Belum ada yang ditandatangani.',
    notForYou: 'Isi catatan dibaca oleh dokter gigi dan manajer; oleh asisten pada hari kunjungan.',
    practice: 'Ke ruang praktek',
    reopenable: 'Selesai dirawat hari ini. Kunjungan dapat dibuka kembali sampai akhir hari.',
    measured: 'Tanda vital diukur',
    alarming: 'Tanda vital berbahaya',
    vitalSigns: 'Tanda vital',
    skipped: 'Tanda vital dilewati: {reason}',
  },
  access: {
    title: 'Siapa yang membaca pasien ini',
    about:
      'Setiap pembacaan data pasien tercatat di sini dalam satu detik. Tidak seorang pun dapat mengubah atau menghapusnya.',
    none: 'Belum ada yang membaca pasien ini',
    noneText: 'Pembacaan mulai sekarang akan tercatat di sini.',
    columns: { at: 'Kapan', user: 'Siapa', role: 'Peran', object: 'Apa', action: 'Cara' },
  },
} satisfies NamespacePatientRecordTranslation

export default id_patientRecord
