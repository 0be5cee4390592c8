export const en = {
  creditAboveLine: 'Line {line}: this is more than is left of what the patient was billed for it',
  creditOfPayor: "Line {line}: the rest of it is the payor's part, which its claim settles; no credit note changes it",
  creditOfPackage: 'Line {line} sells a package: refund the rest of the package instead',
  creditLineUnknown: 'Line {line} is not on this invoice',
  creditLineTwice: 'Line {line} is named twice',
  creditAboveInvoice: 'This is more than is left of the invoice for the patient',
  creditRefundChanged: 'Another amount is paid above the new total now: read the invoice again',
}

export const id: typeof en = {
  creditAboveLine: 'Baris {line}: jumlah ini melebihi sisa yang ditagihkan kepada pasien',
  creditOfPayor:
    'Baris {line}: sisanya adalah bagian penjamin, yang diselesaikan lewat klaimnya; nota kredit tidak mengubahnya',
  creditOfPackage: 'Baris {line} menjual paket: kembalikan sisa paketnya saja',
  creditLineUnknown: 'Baris {line} tidak ada di tagihan ini',
  creditLineTwice: 'Baris {line} disebut dua kali',
  creditAboveInvoice: 'Jumlah ini melebihi sisa tagihan untuk pasien',
  creditRefundChanged: 'Yang dibayar melebihi total baru sekarang berbeda: muat ulang tagihannya',
}
