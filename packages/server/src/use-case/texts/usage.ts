export const en = {
  materialNotProposed: 'This material is not proposed here: take it out of the stock with an adjustment',
  materialTwice: '{name} is named twice: make it one',
  notEnoughMaterial: '{name}: only {most} can be taken from the stock; expired and recalled batches are not counted',
}

export const id: typeof en = {
  materialNotProposed: 'Bahan ini tidak diusulkan di sini: keluarkan dari stok lewat penyesuaian',
  materialTwice: '{name} disebut dua kali: gabungkan',
  notEnoughMaterial: '{name}: hanya {most} yang dapat diambil dari stok; batch kedaluwarsa dan ditarik tidak dihitung',
}
