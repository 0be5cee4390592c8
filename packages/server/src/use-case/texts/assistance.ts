export const en = {
  noAssistant: 'This account belongs to no assistant.',
  assistanceNotNow: 'This assistance has moved on: that is not possible any more.',
  assistsElsewhere: 'You assist in another visit. Stop there first.',
  assistanceRoleTaken: 'Somebody has this role in this visit already',
  assistsHere: 'This assistant has a role in this visit already',
  medicineInactive: 'This material is inactive. Choose another one',
  materialCorrected: 'This amount was corrected already.',
  patientGone: 'The patient has left.',
}

export const id: typeof en = {
  noAssistant: 'Akun ini bukan milik perawat.',
  assistanceNotNow: 'Asistensi ini sudah berlanjut: hal itu tidak mungkin lagi.',
  assistsElsewhere: 'Anda sedang mendampingi di kunjungan lain. Akhiri dulu di sana.',
  assistanceRoleTaken: 'Peran ini sudah ada yang memegang pada kunjungan ini',
  assistsHere: 'Perawat ini sudah punya peran pada kunjungan ini',
  medicineInactive: 'Bahan ini nonaktif. Pilih yang lain',
  materialCorrected: 'Jumlah ini sudah dikoreksi.',
  patientGone: 'Pasien sudah pulang.',
}
