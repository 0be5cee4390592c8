import type { Schema } from '@clinic/api'
import { columnsOf, type Table, type Words } from '../export/table'
import { activeWords } from '../export/words'

type Row = Schema<'Payor'>
const { text, date, number, word, told } = columnsOf<Row>()

const types: Words<Row['type']> = {
  insurer: { en: 'Insurer', id: 'Asuransi' },
  company: { en: 'Company', id: 'Perusahaan' },
  bpjs: { en: 'BPJS', id: 'BPJS' },
  tpa: { en: 'TPA', id: 'TPA' },
  government: { en: 'Government', id: 'Pemerintah' },
  personal: { en: 'Personal', id: 'Pribadi' },
}
const documents: Words<Row['claim_documents'][number]> = {
  claim_form: { en: 'Claim form', id: 'Formulir klaim' },
  medical_resume: { en: 'Medical résumé', id: 'Resume medis' },
  receipt: { en: 'Receipt', id: 'Kuitansi' },
  card_copy: { en: 'Copy of the card', id: 'Salinan kartu' },
  referral: { en: 'Referral letter', id: 'Surat rujukan' },
  radiograph: { en: 'Radiograph', id: 'Foto rontgen' },
}

export const payorTable: Table<Row> = {
  name: { en: 'Payors', id: 'Penjamin' },
  columns: [
    text('code', { en: 'Code', id: 'Kode' }),
    text('name', { en: 'Name', id: 'Nama' }),
    word('type', { en: 'Type', id: 'Jenis' }, types),
    text('contact_person', { en: 'Contact person', id: 'Narahubung' }),
    text('phone', { en: 'Phone', id: 'Telepon' }),
    text('email', { en: 'Email', id: 'Email' }),
    text('address', { en: 'Address', id: 'Alamat' }),
    text('billing_address', { en: 'Billing address', id: 'Alamat penagihan' }),
    text('npwp', { en: 'NPWP', id: 'NPWP' }),
    number('terms_days', { en: 'Payment term (days)', id: 'Tempo pembayaran (hari)' }),
    text('contract_number', { en: 'Contract number', id: 'Nomor kontrak' }),
    date('contract_from', { en: 'Contract from', id: 'Kontrak mulai' }),
    date('contract_until', { en: 'Contract until', id: 'Kontrak sampai' }),
    told('claim_documents', { en: 'Documents with every claim', id: 'Dokumen untuk setiap klaim' }, (row, language) =>
      row.claim_documents.map((document) => documents[document][language]).join(', '),
    ),
    text('note', { en: 'Note', id: 'Catatan' }),
    word('status', { en: 'Status', id: 'Status' }, activeWords),
  ],
}
