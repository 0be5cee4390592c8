export const en = {
  noItems: 'Add at least one service',
  productTwice: 'A service stands here twice: change how often it is done instead',
  productUnknown: 'One of these services is not in your clinic',
  productInactive: 'An inactive service cannot be added: make it active first, or choose another',
}

export const id: typeof en = {
  noItems: 'Tambahkan paling sedikit satu layanan',
  productTwice: 'Ada layanan yang tertulis dua kali: ubah saja jumlahnya',
  productUnknown: 'Salah satu layanan ini tidak ada di klinik Anda',
  productInactive: 'Layanan tidak aktif tidak dapat ditambahkan: aktifkan dulu, atau pilih yang lain',
}
