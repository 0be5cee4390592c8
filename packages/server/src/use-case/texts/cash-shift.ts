export const en = {
  cashShiftThere: 'You have a cash shift that is not closed yet.',
  cashShiftNotNow: 'This cash shift does not allow that now.',
  varianceWithoutReason: 'Say why there is more or less in the drawer than there should be',
}

export const id: typeof en = {
  cashShiftThere: 'Anda masih memiliki sif kas yang belum ditutup.',
  cashShiftNotNow: 'Sif kas ini sekarang tidak mengizinkan hal itu.',
  varianceWithoutReason: 'Isi alasan mengapa uang di laci lebih atau kurang dari yang seharusnya',
}
