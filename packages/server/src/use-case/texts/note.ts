export const en = {
  signingRefused:
    'Only a dentist with a valid licence (SIP) can sign. A manager enters the renewed one; what is written stays.',
  noteMeanwhile: 'The note was changed in another window meanwhile. Read it before you sign it.',
  noteUnsigned: 'This note is not signed yet: write into it instead.',
  surfaceElsewhere: 'This tooth has no such surface',
  placeElsewhere: 'This service is not done there: leave this empty',
}

export const id: typeof en = {
  signingRefused:
    'Hanya dokter gigi dengan SIP yang berlaku yang dapat menandatangani. Manajer memasukkan SIP yang baru; yang sudah ditulis tetap ada.',
  noteMeanwhile: 'Catatan diubah di jendela lain sementara itu. Bacalah sebelum menandatangani.',
  noteUnsigned: 'Catatan ini belum ditandatangani: tulislah di dalamnya.',
  surfaceElsewhere: 'Gigi ini tidak memiliki permukaan tersebut',
  placeElsewhere: 'Layanan ini tidak dilakukan di sana: kosongkan',
}
