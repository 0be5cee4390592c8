export const en = {
  priceListThere: 'Another price list here has this name',
  priceListUnknown: 'This price list does not exist here',
  priceTwice: 'This service is named twice',
  priceListInactive: 'This price list is not active any more',
  priceListNotForPatients: 'This price list is not for patients',
}

export const id: typeof en = {
  priceListThere: 'Sudah ada daftar harga dengan nama ini',
  priceListUnknown: 'Daftar harga ini tidak ada di sini',
  priceTwice: 'Layanan ini disebut dua kali',
  priceListInactive: 'Daftar harga ini sudah tidak aktif',
  priceListNotForPatients: 'Daftar harga ini bukan untuk pasien',
}
