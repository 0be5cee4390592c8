export const en = {
  feeStatementThere: 'There is a statement of this dentist and month already.',
  feeStatementNotNow: 'This statement does not allow that now.',
  feeMonthNotOver: 'This month is not over yet.',
  feeMonthBeforeOpen: 'Approve the month before first.',
  feeMonthToCome: 'This month has not begun yet',
  feeMonthCounted: 'A later month is approved already and holds what was earned until then',
}

export const id: typeof en = {
  feeStatementThere: 'Laporan dokter gigi dan bulan ini sudah ada.',
  feeStatementNotNow: 'Laporan ini sekarang tidak mengizinkan hal itu.',
  feeMonthNotOver: 'Bulan ini belum berakhir.',
  feeMonthBeforeOpen: 'Setujui dahulu bulan sebelumnya.',
  feeMonthToCome: 'Bulan ini belum dimulai',
  feeMonthCounted: 'Bulan yang lebih baru sudah disetujui dan memuat jasa sampai saat itu',
}
