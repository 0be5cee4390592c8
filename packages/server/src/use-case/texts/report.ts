export const en = {
  reportNotGroupedSo: 'This report is not grouped so',
  reportTooLong: 'A report has at most {days} days',
}

export const id: typeof en = {
  reportNotGroupedSo: 'Laporan ini tidak dikelompokkan begitu',
  reportTooLong: 'Laporan mencakup paling banyak {days} hari',
}
