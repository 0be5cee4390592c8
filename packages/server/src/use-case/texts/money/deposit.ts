export const en = {
  depositTooSmall: 'The deposits of the patient have less left',
  refundAboveDeposit: 'This is more than is left of the deposit',
  refundOfDeposit: 'A part of this payment came from a deposit: that part goes back to it by the method Deposit',
  refundNotOfDeposit: 'Less of this payment came from a deposit: give the rest back by another method',
}

export const id: typeof en = {
  depositTooSmall: 'Sisa uang muka pasien kurang dari itu',
  refundAboveDeposit: 'Jumlah ini melebihi sisa uang muka',
  refundOfDeposit: 'Sebagian pembayaran ini berasal dari uang muka: bagian itu kembali ke sana dengan metode Uang muka',
  refundNotOfDeposit: 'Yang berasal dari uang muka kurang dari itu: kembalikan sisanya dengan metode lain',
}
