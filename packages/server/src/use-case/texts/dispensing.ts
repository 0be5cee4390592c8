export const en = {
  prescribedLineUnknown: 'The prescription has no such line',
  prescribedLineTwice: 'This line is named twice: make it one',
  moreThanPrescribed: '{name}: at most {most} are left to hand out',
  notEnoughInStock: '{name}: only {most} can be taken from the stock; expired and recalled batches are not counted',
}

export const id: typeof en = {
  prescribedLineUnknown: 'Resep tidak punya baris ini',
  prescribedLineTwice: 'Baris ini disebut dua kali: gabungkan',
  moreThanPrescribed: '{name}: paling banyak {most} yang masih dapat diserahkan',
  notEnoughInStock: '{name}: hanya {most} yang dapat diambil dari stok; batch kedaluwarsa dan ditarik tidak dihitung',
}
