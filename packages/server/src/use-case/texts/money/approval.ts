export const en = {
  approvalNotNow: 'This invoice is no draft any more.',
  approvalNotNeeded: 'These discounts need no approval.',
  approvalWaits: 'The manager was asked already and has not answered yet.',
  approvalEnded: 'This request does not wait for an answer any more.',
}

export const id: typeof en = {
  approvalNotNow: 'Tagihan ini bukan draf lagi.',
  approvalNotNeeded: 'Diskon ini tidak perlu persetujuan.',
  approvalWaits: 'Manajer sudah diminta dan belum menjawab.',
  approvalEnded: 'Permintaan ini tidak lagi menunggu jawaban.',
}
