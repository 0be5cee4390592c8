export const en = {
  noScope: 'Choose a dentist or a service',
  categoryBesideService: 'A rule of a service has no category',
  categoryWithoutDentist: 'A rule of a category needs a dentist',
  percentMissing: 'Enter the percent',
  amountMissing: 'Enter the amount',
  percentOfFixed: 'A fixed amount has no percent',
  amountOfPercent: 'A percent has no fixed amount',
  feeMaximumTooLow: 'Not below the least fee',
  guaranteeOfPart: 'Only a rule of a dentist for all services has a guarantee',
  feeRuleThere: 'A rule of this scope already begins on this day',
  feeDoctorUnknown: 'There is no such dentist here',
  feeProductUnknown: 'There is no such service here',
}

export const id: typeof en = {
  noScope: 'Pilih dokter gigi atau layanan',
  categoryBesideService: 'Aturan untuk layanan tidak memiliki kategori',
  categoryWithoutDentist: 'Aturan untuk kategori memerlukan dokter gigi',
  percentMissing: 'Isi persennya',
  amountMissing: 'Isi jumlahnya',
  percentOfFixed: 'Jumlah tetap tidak memiliki persen',
  amountOfPercent: 'Persen tidak memiliki jumlah tetap',
  feeMaximumTooLow: 'Tidak boleh di bawah jasa minimal',
  guaranteeOfPart: 'Hanya aturan dokter gigi untuk semua layanan yang memiliki jaminan',
  feeRuleThere: 'Sudah ada aturan dengan cakupan ini yang berlaku mulai hari ini',
  feeDoctorUnknown: 'Dokter gigi ini tidak ada di sini',
  feeProductUnknown: 'Layanan ini tidak ada di sini',
}
