export const en = {
  visitNotNow: 'This visit has moved on: that is not possible any more.',
  arrivalOtherDay:
    'This appointment is of another day. Move it to today first, or let the patient in without an appointment.',
  patientHere: 'This patient is here already',
  patientSeen: 'Somebody has seen this patient since. Mark the visit as entered in error instead.',
  roomCalled: 'Another patient is called to this room',
  finishRefused: 'The visit cannot be finished yet. Look at what is missing.',
  numberTwice: 'Two rows have this number',
  reopenOtherDay: 'This visit was finished on another day. Add to its note instead.',
  noDentist: 'This account belongs to no dentist.',
  alertNotAcknowledged: 'Confirm the dangerous vital signs of this patient first',
  roomInPractice: 'Another patient is treated in this room',
  doctorInPractice: 'This dentist treats another patient',
}

export const id: typeof en = {
  visitNotNow: 'Kunjungan ini sudah berlanjut: hal itu tidak mungkin lagi.',
  arrivalOtherDay: 'Janji temu ini untuk hari lain. Pindahkan dulu ke hari ini, atau terima pasien tanpa janji temu.',
  patientHere: 'Pasien ini sudah ada di klinik',
  patientSeen: 'Pasien ini sudah dilayani. Tandai kunjungannya sebagai salah input.',
  roomCalled: 'Pasien lain sedang dipanggil ke ruangan ini',
  finishRefused: 'Kunjungan belum dapat diselesaikan. Lihat apa yang kurang.',
  numberTwice: 'Dua baris memiliki nomor ini',
  reopenOtherDay: 'Kunjungan ini diselesaikan pada hari lain. Tambahkan adendum pada catatannya.',
  noDentist: 'Akun ini bukan milik dokter gigi.',
  alertNotAcknowledged: 'Konfirmasi dulu tanda vital berbahaya pasien ini',
  roomInPractice: 'Pasien lain sedang dirawat di ruangan ini',
  doctorInPractice: 'Dokter ini sedang merawat pasien lain',
}
