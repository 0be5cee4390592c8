export const en = {
  receiptLinkEnded: 'This link shows no receipt: it is unknown, it was revoked, or its 90 days are over.',
  receiptLinkThere: 'There is a link already. Revoke it before you make another one.',
  receiptLinkOfDraft: 'Only an invoice that was issued has a link.',
}

export const id: typeof en = {
  receiptLinkEnded: 'Tautan ini tidak menampilkan kuitansi: tidak dikenal, sudah dicabut, atau lewat 90 hari.',
  receiptLinkThere: 'Sudah ada tautan. Cabut dahulu sebelum membuat yang baru.',
  receiptLinkOfDraft: 'Hanya tagihan yang sudah terbit yang mempunyai tautan.',
}
