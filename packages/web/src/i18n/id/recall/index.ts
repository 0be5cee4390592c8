import type { NamespaceRecallTranslation } from '../../i18n-types'

const id_recall = {
  list: {
    title: 'Panggil kembali',
    search: 'Cari pasien yang dipanggil kembali',
    searchIn: 'Nama, No. RM, atau telepon',
    sort: 'Urutkan',
    create: 'Ke daftar pasien',
    nothing: 'Tidak ada yang perlu dihubungi',
    nothingText:
      'Pasien tampil di sini sejak dua minggu sebelum kontrol yang dianjurkan dokter gigi, atau sebelum pemeriksaan berkala beberapa bulan setelah kunjungan terakhir, sesuai preferensi klinik.',
    noMatch: 'Tidak ada yang cocok',
    noMatchText: 'Periksa ejaannya, atau hapus pencarian dan filter.',
    clear: 'Hapus pencarian dan filter',
  },
  fields: {
    patient: 'Pasien',
    due_on: 'Jatuh tempo',
    reason: 'Alasan',
    doctor_id: 'Dokter gigi',
    last_visit_on: 'Kunjungan terakhir',
    state: 'Status',
    channel: 'Lewat',
    outcome: 'Hasil',
    remark: 'Catatan',
  },
  toCall: 'Perlu dihubungi',
  notCalled: 'Belum dihubungi',
  anyReason: 'Semua alasan',
  anyDoctor: 'Semua dokter gigi',
  until: {
    label: 'Jatuh tempo sampai',
    soon: 'Jatuh tempo dalam {days} hari',
    today: 'Jatuh tempo sampai hari ini',
    month: 'Jatuh tempo dalam 30 hari',
    quarter: 'Jatuh tempo dalam 90 hari',
  },
  sorts: { due_on: 'Jatuh tempo terdekat', '-due_on': 'Jatuh tempo terjauh', name: 'Nama A–Z', '-name': 'Nama Z–A' },
  today: 'Hari ini',
  daysAgo: '{0} hari yang lalu',
  reasonOf: '{reason}: {remark}',
  latest: '{when}, {by}',
  recordCall: 'Catat panggilan',
  openAppointment: 'Buka janji temu',
  messages: {
    control: 'Halo {name}, kami dari {clinic}. Sudah waktunya menjadwalkan kontrol Anda. Kapan Anda bisa datang?',
    check_up:
      'Halo {name}, kami dari {clinic}. Sudah waktunya menjadwalkan pemeriksaan gigi berkala Anda. Kapan Anda bisa datang?',
  },
  call: {
    title: 'Catat panggilan ke {name}',
    phone: 'Telepon {phone}',
    noPhone: 'Nomor telepon tidak diketahui',
    choose: 'Pilih hasilnya',
    remarkHelp: 'Misalnya kapan dihubungi lagi',
    save: 'Catat panggilan',
    saved: 'Panggilan ke {name} sudah dicatat.',
    earlier: 'Panggilan sebelumnya',
    attempt: '{channel}, {when}, {by}',
  },
  book: {
    title: 'Buat janji temu untuk {name} sekarang?',
    text: 'Panggilan sudah dicatat. Pasien tetap di daftar ini sampai ada janji temu.',
    save: 'Buat janji temu',
    keep: 'Nanti',
  },
} satisfies NamespaceRecallTranslation

export default id_recall
