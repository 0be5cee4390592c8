export const en = {
  letterNotNow: 'This letter is void already.',
  restBeforeVisit: 'A rest begins on the day of the visit at the earliest',
  restBeginsLate: 'A rest begins at most 7 days after the visit',
  restEndsBeforeItBegins: 'The last day is before the first one',
  longRestWithoutReason: 'More than 14 days: give the reason',
  restTooLong: 'At most 90 days: see the patient again',
  diagnosisWithoutConsent: 'Name the diagnosis only if the patient agrees',
}

export const id: typeof en = {
  letterNotNow: 'Surat ini sudah dibatalkan.',
  restBeforeVisit: 'Istirahat dimulai paling cepat pada hari kunjungan',
  restBeginsLate: 'Istirahat dimulai paling lambat 7 hari setelah kunjungan',
  restEndsBeforeItBegins: 'Hari terakhir mendahului hari pertama',
  longRestWithoutReason: 'Lebih dari 14 hari: isi alasannya',
  restTooLong: 'Paling lama 90 hari: periksa pasien kembali',
  diagnosisWithoutConsent: 'Cantumkan diagnosis hanya bila pasien setuju',
}
