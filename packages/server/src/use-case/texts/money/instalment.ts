export const en = {
  instalmentsNotNow: 'Nothing is owed on this invoice that could be divided.',
  instalmentsThere: 'There is an active plan of this invoice already.',
  instalmentsEnded: 'This plan is no longer active.',
  instalmentsNotLate: 'No term of this plan is late.',
  termsNotOwed: 'The terms do not make up what is owed now',
  termsNotInOrder: 'Each term must be due after the one before it',
  termBeforeToday: 'The first term must not be due before today',
}

export const id: typeof en = {
  instalmentsNotNow: 'Tidak ada sisa pada tagihan ini yang dapat dicicil.',
  instalmentsThere: 'Sudah ada cicilan berjalan untuk tagihan ini.',
  instalmentsEnded: 'Cicilan ini tidak lagi berjalan.',
  instalmentsNotLate: 'Tidak ada angsuran yang tertunggak.',
  termsNotOwed: 'Jumlah angsuran tidak sama dengan sisa tagihan sekarang',
  termsNotInOrder: 'Setiap angsuran harus jatuh tempo setelah angsuran sebelumnya',
  termBeforeToday: 'Angsuran pertama tidak boleh jatuh tempo sebelum hari ini',
}
