export const en = {
  categoryTwice: 'There is a rule for this category above',
  payorUnknown: 'There is no such payor',
}

export const id: typeof en = {
  categoryTwice: 'Sudah ada aturan untuk kategori ini di atas',
  payorUnknown: 'Penjamin ini tidak ada',
}
