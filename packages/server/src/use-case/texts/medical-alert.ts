export const en = {
  alertNotNow: 'This medical alert was removed or restored meanwhile: that is not possible any more.',
  alertListed: 'This is listed already',
  alertsListed: 'Something is listed meanwhile: there is not none.',
  noAlertsListed: 'Nothing is listed any more: ask the patient.',
}

export const id: typeof en = {
  alertNotNow: 'Peringatan medis ini sudah dihapus atau dipulihkan: hal itu tidak mungkin lagi.',
  alertListed: 'Ini sudah tercatat',
  alertsListed: 'Sementara itu ada yang tercatat: jawabannya bukan tidak ada.',
  noAlertsListed: 'Tidak ada lagi yang tercatat: tanyakan kepada pasien.',
}
