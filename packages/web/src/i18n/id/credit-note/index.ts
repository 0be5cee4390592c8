import type { NamespaceCreditNoteTranslation } from '../../i18n-types'

const id_credit_note = {
  title: 'Nota kredit',
  open: 'Kreditkan sebagian',
  sheetOf: 'Nota kredit {number}',
  issued: '{when} · {name}',
  givenBack: '{amount} dikembalikan',
  fields: {
    lines: 'Baris',
    invoice_line_id: 'Baris',
    amount: 'Jumlah',
    refund: 'Yang dikembalikan',
    method: 'Dikembalikan dengan',
    reference: 'Nomor struk atau transfer',
    reason: 'Alasan',
    number: 'Nomor',
    issued_at: 'Diterbitkan',
  },
  create: {
    title: 'Kreditkan sebagian tagihan {number}',
    text: 'Yang harus dibayar pasien berkurang sebesar kredit ini. Tagihan yang sudah diserahkan tidak berubah.',
    line: '{name}: paling banyak {amount}',
    amount: 'Kredit untuk {name}',
    none: 'Pilih paling sedikit satu baris',
    tooMuch: 'Dari Rp 1 sampai {amount}',
    total: 'Kredit',
    owedAfter: 'Harus dibayar setelahnya',
    giveBack: 'Yang dikembalikan',
    giveBackText:
      'Sebesar ini sudah dibayar melebihi total baru. Uangnya keluar dari sif kas Anda; yang berasal dari uang muka kembali ke sana.',
    noShift: 'Buka sif kas Anda dahulu: uangnya dikembalikan dari sana',
    payor: 'Bagian penjamin tidak dikreditkan: klaimnya yang menyelesaikan.',
    help: 'Misalnya: tambalannya lepas',
    required: 'Sebutkan alasannya',
    save: 'Kreditkan',
    saved: 'Nota kredit {number} diterbitkan',
  },
  sheet: {
    title: 'Nota kredit',
    creditedTo: 'Dikreditkan kepada',
    signed: 'Manajer',
    givenBack: 'Dikembalikan',
    unknown: 'Nota kredit ini tidak ada',
    unknownText: 'Mungkin milik klinik lain.',
  },
} satisfies NamespaceCreditNoteTranslation

export default id_credit_note
