import type { NamespaceReceiptLinkTranslation } from '../../i18n-types'

const id_receipt_link = {
  title: 'Tautan untuk pasien',
  about:
    'Dengan tautan, pasien dapat membacanya di ponsel selama 90 hari, sesuai keadaan saat itu, tanpa akun. Tautan dicetak sebagai kode QR.',
  make: 'Buat tautan',
  made: 'Tautan dibuat',
  once: 'Tautan hanya tampil sekarang. Cetak, kirim, atau salin; jika hilang, cabut lalu buat yang baru.',
  lost: 'Alamatnya hanya tampil sekali. Untuk mencetak atau mengirim lagi, cabut lalu buat yang baru.',
  valid: 'Berlaku sampai {when}',
  ended: 'Tautan terakhir berakhir, {when}',
  revokedBy: 'Tautan terakhir dicabut oleh {name}, {when}',
  by: 'Dibuat oleh {name}, {when}',
  opened: 'Dibuka {count} kali, terakhir {when}',
  unopened: 'Belum dibuka',
  copy: 'Salin tautan',
  copied: 'Tautan disalin',
  copyFailed: 'Tautan tidak dapat disalin. Pilih dan salin sendiri.',
  send: 'Kirim lewat WhatsApp',
  message: 'Dari {clinic}: {number} dapat dibaca di sini selama 90 hari: {link}',
  open: 'Buka',
  newTab: '(tab baru)',
  revoke: 'Cabut',
  revocation: {
    title: 'Cabut tautan {number}?',
    text: 'Tautan berakhir selamanya: siapa pun yang membukanya diberi tahu bahwa tautan tidak berlaku lagi, begitu juga kode QR yang sudah dicetak.',
    done: 'Tautan dicabut',
  },
  code: 'Kode QR tautan',
  caption: 'Pindai untuk membacanya di ponsel. Berlaku sampai {day}.',
} satisfies NamespaceReceiptLinkTranslation

export default id_receipt_link
