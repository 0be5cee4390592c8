import type { NamespacePackageSoldTranslation } from '../../i18n-types'

const id_packageSold = {
  title: 'Paket',
  about: 'Paket dijual pada tagihan kunjungan, dan sesinya dipakai saat tagihan diterbitkan.',
  none: 'Belum ada paket',
  noneText: 'Tambahkan pada draf tagihan pasien ini.',
  until: 'Sampai {date}',
  sold: 'Dibeli {date} seharga {price}',
  bought: 'Dibeli {date}',
  worth: 'Sisanya bernilai {amount}',
  balance: 'Sisa {left} dari {sessions}',
  services: 'Sesi {name}',
  reason: 'Alasan: {reason}',
  history: 'Riwayat',
  entry: '{kind}: {service} × {count}',
  entryBy: '{when} · {name}',
  left: {
    label: 'Paket pasien',
    line: '{name}: {left}, sampai {date}',
    of: 'sisa {left} × {service}',
  },
  fields: {
    valid_until: 'Hari terakhir',
    reason: 'Alasan',
    amount: 'Jumlah',
    method: 'Metode',
    reference: 'Nomor struk atau transfer',
  },
  extend: {
    open: 'Perpanjang',
    openOf: 'Perpanjang {name}',
    title: 'Perpanjang {name}',
    text: 'Sekarang berakhir {date}.',
    wrong: 'Pilih hari setelah hari terakhir, hari ini atau kemudian',
    help: 'Misalnya: sakit selama dua bulan',
    required: 'Sebutkan alasannya',
    save: 'Perpanjang',
    saved: 'Masa berlaku paket diperpanjang',
  },
  refund: {
    open: 'Kembalikan sisa',
    openOf: 'Kembalikan sisa {name}',
    title: 'Kembalikan sisa {name}',
    text: '{amount} dikembalikan atas pembayaran tagihannya. Sisa sesi tidak dapat dipakai lagi.',
    owedText:
      'Sisa sesi bernilai {rest}. Yang belum dibayar dipotong dulu, {amount} dikembalikan. Sisa sesi tidak dapat dipakai lagi.',
    help: 'Misalnya: pindah ke kota lain',
    required: 'Sebutkan alasannya',
    save: 'Kembalikan {amount}',
    saved: 'Sisa paket sudah dikembalikan',
  },
} satisfies NamespacePackageSoldTranslation

export default id_packageSold
