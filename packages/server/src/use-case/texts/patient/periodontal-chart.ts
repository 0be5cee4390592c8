export const en = {
  toothTwice: 'This tooth is in the chart already',
  siteTwice: 'This site of the tooth is measured already',
  toothUnsaid: 'Nothing is said of this tooth: leave it out',
  siteUnsaid: 'Nothing is said of this site: leave it out',
  noFurcation: 'There is no furcation at this site of the tooth',
}

export const id: typeof en = {
  toothTwice: 'Gigi ini sudah ada di periodontogram',
  siteTwice: 'Titik gigi ini sudah diukur',
  toothUnsaid: 'Belum ada isian untuk gigi ini: keluarkan',
  siteUnsaid: 'Belum ada isian untuk titik ini: keluarkan',
  noFurcation: 'Tidak ada furkasi di titik gigi ini',
}
