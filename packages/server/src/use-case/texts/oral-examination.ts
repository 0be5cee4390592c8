export const en = {
  placeTwice: 'This place is scored on another tooth already',
}

export const id: typeof en = {
  placeTwice: 'Tempat ini sudah dinilai pada gigi lain',
}
