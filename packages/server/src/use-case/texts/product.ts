export const en = {
  noTeeth: 'Only for a service on teeth or surfaces: choose a fixed price, or another scope',
  noSurfaces: 'Only for a service on surfaces: choose another price model, or another scope',
  priceInPast: 'This day is over. Choose today or a later day',
  priceTooFar: 'No later than 31 December 2099',
  priceHolds: 'This price holds already and may have been billed. Enter a new price from today instead.',
  priceWithdrawn: 'This price has been withdrawn already.',
  priceMeanwhile: 'From this day another price was entered meanwhile. Look at it in the list; save again to replace it',
  noEffect: 'Only for a service on teeth, surfaces or a jaw: leave this empty, or choose another scope',
  otherEffect: 'No treatment on this scope leaves this finding: choose another, or another scope',
  icd9cmUnknown: 'This is no ICD-9-CM code of dental procedures',
  materialUnknownInRecipe: 'There is no such material in the company',
  materialInactiveInRecipe: '{name} is not active any more: choose another material',
  materialTwiceInRecipe: '{name} is in two lines: make them one',
}

export const id: typeof en = {
  noTeeth: 'Hanya untuk layanan pada gigi atau permukaan: pilih harga tetap, atau cakupan lain',
  noSurfaces: 'Hanya untuk layanan pada permukaan: pilih model harga lain, atau cakupan lain',
  priceInPast: 'Hari itu sudah lewat. Pilih hari ini atau sesudahnya',
  priceTooFar: 'Paling lambat 31 Desember 2099',
  priceHolds: 'Harga ini sudah berlaku dan mungkin sudah ditagihkan. Masukkan harga baru mulai hari ini.',
  priceWithdrawn: 'Harga ini sudah ditarik.',
  priceMeanwhile:
    'Sementara itu ada harga lain yang berlaku mulai tanggal ini. Lihat di daftar; simpan lagi untuk menggantinya',
  noEffect: 'Hanya untuk layanan pada gigi, permukaan, atau rahang: kosongkan, atau pilih cakupan lain',
  otherEffect: 'Tidak ada tindakan dengan cakupan ini yang meninggalkan kode itu: pilih kode atau cakupan lain',
  icd9cmUnknown: 'Bukan kode ICD-9-CM tindakan gigi',
  materialUnknownInRecipe: 'Bahan ini tidak ada di perusahaan',
  materialInactiveInRecipe: '{name} sudah tidak aktif: pilih bahan lain',
  materialTwiceInRecipe: '{name} ada di dua baris: gabungkan',
}
