export const en = {
  toldVisitNotNow: 'This cannot be done with what is sent of the visit as it is now.',
  toldVisitBeingSent: 'The visit is being sent at this moment. Try again in a minute.',
  sayWhyNotTold: 'Say why it is not sent',
  satuSehatNotConnected: 'This clinic has no access to SATUSEHAT yet. The operator of the server sets it.',
  visitUnwritable:
    'This visit cannot be written down for SATUSEHAT. This is a fault of the program, not yours: tell support the number {request}.',
  stepNotCompared: 'Nothing of this step can be compared: it was not sent, or a later step changed the same.',
  sentElsewhere: 'This was sent through another access to SATUSEHAT, so it cannot be compared.',
  satuSehatPaused:
    'SATUSEHAT did not answer several times, or did not let this server in, so nothing is asked of it for a moment. Try again in a minute.',
  satuSehatBusy: 'SATUSEHAT takes no more requests for the moment. Try again in a minute.',
  satuSehatUnreadable: 'SATUSEHAT did not answer, or not with a whole resource. Try again in a minute.',
  satuSehatReadRefused: 'SATUSEHAT does not let the clinic read this (HTTP {status}).',
}

export const id: typeof en = {
  toldVisitNotNow: 'Ini tidak dapat dilakukan pada pengiriman kunjungan yang sekarang.',
  toldVisitBeingSent: 'Kunjungan sedang dikirim. Coba lagi sebentar lagi.',
  sayWhyNotTold: 'Sebutkan mengapa tidak dikirim',
  satuSehatNotConnected: 'Klinik ini belum punya akses ke SATUSEHAT. Pengelola server yang mengatur.',
  visitUnwritable:
    'Kunjungan ini tidak dapat dituliskan untuk SATUSEHAT. Ini kesalahan program, bukan kesalahan Anda: sampaikan kepada dukungan nomor {request}.',
  stepNotCompared:
    'Tidak ada yang dapat dibandingkan dari langkah ini: belum dikirim, atau langkah berikutnya mengubah data yang sama.',
  sentElsewhere: 'Ini dikirim melalui akses SATUSEHAT yang lain, jadi tidak dapat dibandingkan.',
  satuSehatPaused:
    'SATUSEHAT beberapa kali tidak menjawab, atau menolak akses server ini, jadi untuk sementara tidak ditanya. Coba lagi satu menit lagi.',
  satuSehatBusy: 'SATUSEHAT untuk sementara tidak menerima permintaan lagi. Coba lagi satu menit lagi.',
  satuSehatUnreadable: 'SATUSEHAT tidak menjawab, atau jawabannya tidak utuh. Coba lagi satu menit lagi.',
  satuSehatReadRefused: 'SATUSEHAT tidak mengizinkan klinik membaca data ini (HTTP {status}).',
}
