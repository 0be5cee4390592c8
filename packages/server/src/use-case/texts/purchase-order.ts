export const en = {
  purchaseOrderNotNow: 'This is not possible any more: the order went on in the meantime.',
  purchaseOrderNotApproved: 'The manager has to approve this order before it is sent.',
  purchaseOrderNotExpected: 'Goods can be received from an order that was sent and is not over yet.',
  purchaseOrderEnded: 'The order of this receipt is over: nothing of it is to come. Write a receipt of its own.',
  orderedMedicineInactive: 'This medicine is not active any more',
  orderedMedicineTwice: 'This medicine is in two lines: make them one',
  supplierNotOfOrder: 'The order of this receipt is of another supplier',
  medicineNotOrdered: 'This was not ordered: write a receipt of its own for it',
  moreThanToCome: 'Of this order {count} units are still to come. What came on top is a receipt of its own.',
}

export const id: typeof en = {
  purchaseOrderNotNow: 'Ini tidak dapat dilakukan lagi: pesanan sudah berlanjut.',
  purchaseOrderNotApproved: 'Manajer harus menyetujui pesanan ini sebelum dikirim.',
  purchaseOrderNotExpected: 'Barang hanya diterima dari pesanan yang sudah dikirim dan belum selesai.',
  purchaseOrderEnded:
    'Pesanan dari penerimaan ini sudah selesai: tidak ada lagi yang ditunggu. Buat penerimaan tersendiri.',
  orderedMedicineInactive: 'Obat ini sudah tidak aktif',
  orderedMedicineTwice: 'Obat ini ada di dua baris: gabungkan',
  supplierNotOfOrder: 'Pesanan dari penerimaan ini untuk pemasok lain',
  medicineNotOrdered: 'Ini tidak dipesan: buat penerimaan tersendiri untuknya',
  moreThanToCome: 'Dari pesanan ini masih ditunggu {count} satuan. Kelebihannya dicatat sebagai penerimaan tersendiri.',
}
