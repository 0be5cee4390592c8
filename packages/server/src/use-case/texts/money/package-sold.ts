export const en = {
  packageNotNow: 'This package does not allow that any more.',
  packageNotLonger: 'Choose a day after the last one, today or later',
  packageNothingPaid: 'Nothing of the rest of this package was paid: there is nothing to give back.',
  packageRefundChanged: 'The rest is worth another amount now',
  linePackageUnknown: 'Line {line}: this package is not sold any more',
  linePackageOnce: 'Line {line}: add the package once more instead of a quantity',
  linePackageNotLeft: 'Line {line}: the package has no such session left for that day',
  invoicePackageUsed: 'A package on this invoice was used or refunded: it cannot be void.',
  invoicePackageRefunded: 'A package that prepaid this invoice was refunded since: its sessions cannot be given back.',
}

export const id: typeof en = {
  packageNotNow: 'Paket ini tidak memungkinkan hal itu lagi.',
  packageNotLonger: 'Pilih hari setelah hari terakhir, hari ini atau kemudian',
  packageNothingPaid: 'Sisa paket ini belum dibayar: tidak ada yang perlu dikembalikan.',
  packageRefundChanged: 'Nilai sisanya sekarang berbeda',
  linePackageUnknown: 'Baris {line}: paket ini tidak dijual lagi',
  linePackageOnce: 'Baris {line}: tambahkan paketnya sekali lagi, bukan mengubah jumlahnya',
  linePackageNotLeft: 'Baris {line}: paketnya tidak punya sesi lagi untuk hari itu',
  invoicePackageUsed: 'Paket pada tagihan ini sudah dipakai atau dikembalikan uangnya: tagihan tidak dapat dibatalkan.',
  invoicePackageRefunded:
    'Paket yang dipakai pada tagihan ini sudah dikembalikan uangnya: sesinya tidak dapat dikembalikan.',
}
