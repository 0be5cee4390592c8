export const en = {
  bookingClosed: 'This clinic does not take appointments online at the moment.',
  onlineTimeTaken: 'This time is no longer free. Choose another one.',
  manyRequests: 'Five requests with this phone number are waiting already. The clinic answers them first.',
  bookingRequestUnknown: 'There is no request at this address.',
  bookingRequestOver: 'This request has been answered, withdrawn or expired already.',
}

export const id: typeof en = {
  bookingClosed: 'Klinik ini sedang tidak menerima janji temu lewat internet.',
  onlineTimeTaken: 'Waktu ini sudah tidak kosong. Pilih waktu lain.',
  manyRequests: 'Sudah ada lima permintaan yang menunggu dengan nomor telepon ini. Klinik akan menjawabnya dahulu.',
  bookingRequestUnknown: 'Tidak ada permintaan di alamat ini.',
  bookingRequestOver: 'Permintaan ini sudah dijawab, ditarik, atau kedaluwarsa.',
}
