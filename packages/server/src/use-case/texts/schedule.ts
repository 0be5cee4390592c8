export const en = {
  sixWeeks: 'At most six weeks at once',
  worksAlready: 'Works already on {day}, {starts}–{ends}, at {clinic}',
  worksElsewhere: 'Not free at that time on {day}: works elsewhere in the company',
  doctorHasShifts:
    'Has shifts, the first on {day}. End their templates and cancel their shifts in Dentist Schedule first',
  staffHasShifts:
    'Has shifts, the first on {day}. End their templates and cancel their shifts in Assistant Schedule first',
  nikWorksAlready:
    'Who has this NIK works at the same time on {day} at {clinic}. Change one of the shifts in the schedule first',
  nikWorksElsewhere:
    'Who has this NIK works elsewhere in the company during a shift here on {day}. Change that shift in the schedule first',
  roomHasShifts: 'Somebody works here, next on {day}. Give these shifts another room in the schedule first',
  dayOver: 'This day is over. Choose today or a later day',
  tooFarAhead: 'At most a year ahead; is the year right?',
  noSuchDay: 'There is no such weekday between these days',
  beganMonthAgo: 'At most a month back',
  endsEarlier: 'It ends earlier than that already',
  shiftCancelled: 'This shift has been cancelled already.',
  shiftOver: 'This shift is over: what took place stays as it was.',
  absenceDecided: 'This has been decided already.',
  absenceOver: 'These days are over: what was stays as it was.',
  absentAlready: 'There is a request or an absence in these days already',
  onlyYourself: 'You can ask for yourself only',
  weekCopyUndone: 'This copy was undone already.',
  sameWeek: 'This is the same week: choose another one',
}

export const id: typeof en = {
  sixWeeks: 'Paling banyak enam minggu sekaligus',
  worksAlready: 'Sudah bertugas {day}, {starts}–{ends}, di {clinic}',
  worksElsewhere: 'Tidak bisa pada waktu itu, {day}: bertugas di klinik lain perusahaan ini',
  doctorHasShifts: 'Masih punya jadwal, pertama {day}. Akhiri pola dan batalkan jadwalnya dahulu di Jadwal Dokter Gigi',
  staffHasShifts: 'Masih punya jadwal, pertama {day}. Akhiri pola dan batalkan jadwalnya dahulu di Jadwal Asisten',
  nikWorksAlready: 'Pemilik NIK ini bertugas pada waktu yang sama {day} di {clinic}. Ubah dahulu salah satu jadwalnya',
  nikWorksElsewhere:
    'Pemilik NIK ini bertugas di klinik lain perusahaan ini saat ada jadwalnya di sini, {day}. Ubah dahulu jadwal itu',
  roomHasShifts: 'Masih ada yang bertugas di sini, berikutnya {day}. Pindahkan dahulu jadwalnya ke ruangan lain',
  dayOver: 'Hari itu sudah lewat. Pilih hari ini atau sesudahnya',
  tooFarAhead: 'Paling jauh satu tahun ke depan; apakah tahunnya benar?',
  noSuchDay: 'Tidak ada hari itu di antara kedua tanggal ini',
  beganMonthAgo: 'Paling lama satu bulan ke belakang',
  endsEarlier: 'Sudah berakhir sebelum tanggal itu',
  shiftCancelled: 'Jadwal ini sudah dibatalkan.',
  shiftOver: 'Jadwal ini sudah selesai: yang sudah berlangsung tidak diubah.',
  absenceDecided: 'Ini sudah diputuskan.',
  absenceOver: 'Hari-hari ini sudah lewat dan tetap seperti adanya.',
  absentAlready: 'Sudah ada permintaan atau izin pada hari-hari ini',
  onlyYourself: 'Anda hanya dapat mengajukan untuk diri sendiri',
  weekCopyUndone: 'Salinan ini sudah diurungkan.',
  sameWeek: 'Ini minggu yang sama: pilih yang lain',
}
