export const en = {
  expenseToCome: 'Today or earlier',
  bankIsTheManagers: 'Only a manager records what the bank account paid',
  expenseVoid: 'This expense is void already.',
  receiptKept: 'This was paid and counted: its photo is kept. If it is wrong, void the expense and record it again.',
}

export const id: typeof en = {
  expenseToCome: 'Hari ini atau sebelumnya',
  bankIsTheManagers: 'Hanya manajer yang mencatat pembayaran dari rekening bank',
  expenseVoid: 'Pengeluaran ini sudah dibatalkan.',
  receiptKept:
    'Ini sudah dibayar dan dihitung: fotonya disimpan. Jika salah, batalkan pengeluaran ini dan catat ulang.',
}
