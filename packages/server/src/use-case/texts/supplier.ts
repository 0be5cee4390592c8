export const en = {
  supplierThere: 'Another supplier here has this name',
}

export const id: typeof en = {
  supplierThere: 'Sudah ada pemasok dengan nama ini',
}
