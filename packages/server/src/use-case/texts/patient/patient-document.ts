export const en = {
  documentNotNow: 'This picture was removed already.',
  documentKindHidden: 'The front office files papers only: letters, consents, documents of identity.',
  notATooth: 'Numbers of teeth by FDI, such as 46',
  takenInFuture: 'This day has not come yet',
  takenBeforeBirth: 'The patient was not born then',
}

export const id: typeof en = {
  documentNotNow: 'Gambar ini sudah dihapus.',
  documentKindHidden: 'Meja depan hanya menyimpan berkas: surat, persetujuan, dokumen identitas.',
  notATooth: 'Nomor gigi FDI, misalnya 46',
  takenInFuture: 'Hari ini belum tiba',
  takenBeforeBirth: 'Pasien belum lahir pada hari itu',
}
