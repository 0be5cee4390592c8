export const en = {
  systolicNotAbove: 'The first number, systolic, must be above the second',
  measureImpossible: 'No patient can have this value',
  vitalSignCorrected: 'Somebody has corrected this measurement already.',
  nothingToAcknowledge: 'There is nothing left to acknowledge.',
  vitalSignsOff: 'This clinic takes no vital signs: skip the step.',
}

export const id: typeof en = {
  systolicNotAbove: 'Angka pertama, sistolik, harus lebih besar dari yang kedua',
  measureImpossible: 'Nilai ini tidak mungkin pada pasien',
  vitalSignCorrected: 'Pengukuran ini sudah dikoreksi.',
  nothingToAcknowledge: 'Tidak ada lagi yang perlu disetujui.',
  vitalSignsOff: 'Klinik ini tidak mengukur tanda vital: lewati langkah ini.',
}
