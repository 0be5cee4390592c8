export const en = {
  toldVisitNotNow: 'This cannot be done with what is sent of the visit as it is now.',
  toldVisitBeingSent: 'The visit is being sent at this moment. Try again in a minute.',
  sayWhyNotTold: 'Say why it is not sent',
  satuSehatNotConnected: 'This server has no access to SATUSEHAT yet. Its operator sets it.',
  visitUnwritable:
    'This visit cannot be written down for SATUSEHAT. This is a fault of the program, not yours: tell support the reference number that is shown at the visit.',
}

export const id: typeof en = {
  toldVisitNotNow: 'Ini tidak dapat dilakukan pada pengiriman kunjungan yang sekarang.',
  toldVisitBeingSent: 'Kunjungan sedang dikirim. Coba lagi sebentar lagi.',
  sayWhyNotTold: 'Sebutkan mengapa tidak dikirim',
  satuSehatNotConnected: 'Server ini belum punya akses ke SATUSEHAT. Pengelolanya yang mengatur.',
  visitUnwritable:
    'Kunjungan ini tidak dapat dituliskan untuk SATUSEHAT. Ini kesalahan program, bukan kesalahan Anda: sampaikan kepada dukungan nomor rujukan yang tertera pada kunjungan.',
}
