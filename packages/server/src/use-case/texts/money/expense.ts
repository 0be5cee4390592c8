export const en = {
  expenseToCome: 'Today or earlier',
  bankIsTheManagers: 'Only a manager records what the bank account paid',
  expenseVoid: 'This expense is void already.',
}

export const id: typeof en = {
  expenseToCome: 'Hari ini atau sebelumnya',
  bankIsTheManagers: 'Hanya manajer yang mencatat pembayaran dari rekening bank',
  expenseVoid: 'Pengeluaran ini sudah dibatalkan.',
}
