export const en = {
  prescriptionNotNow: 'This prescription has moved on: that is not possible any more.',
  prescriptionRefused: 'The prescription cannot be signed yet. Look at what is missing.',
  medicineUnknown: 'Choose a medicine of the company',
  prescribedInactive: 'This medicine is inactive. Choose another one',
  notMedicine: 'This is a material, not a medicine',
}

export const id: typeof en = {
  prescriptionNotNow: 'Resep ini sudah berubah: langkah itu tidak mungkin lagi.',
  prescriptionRefused: 'Resep belum dapat ditandatangani. Lihat apa yang kurang.',
  medicineUnknown: 'Pilih obat perusahaan',
  prescribedInactive: 'Obat ini tidak aktif. Pilih yang lain',
  notMedicine: 'Ini bahan, bukan obat',
}
