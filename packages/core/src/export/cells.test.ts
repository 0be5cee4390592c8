import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { isTableOperation, type LocalizedText, tables } from '.'

type Tables = typeof tables
type RowOf<Id extends keyof Tables> = Parameters<Tables[Id]['columns'][number]['cell']>[0]

/** Returns the cell of a column for a row, of which only the fields it reads are given. */
const textIn = <Id extends keyof Tables>(
  id: Id,
  field: string,
  row: Partial<RowOf<Id>>,
  language: keyof LocalizedText,
) => tables[id].columns.find((column) => column.field === field)?.cell(row as never, language)

describe('a list in a cell', () => {
  it("of a plan's rules names each limit", () => {
    const coverage_rules: Schema<'CoverageRule'>[] = [
      {
        category: 'conservation',
        percent: 80,
        cap_per_visit: 500_000,
        cap_per_year: 2_000_000,
        waiting_days: 30,
        needs_approval: true,
      },
      {
        category: 'oral_surgery',
        percent: 50,
        cap_per_visit: null,
        cap_per_year: null,
        waiting_days: 0,
        needs_approval: false,
      },
    ]
    expect(textIn('listInsurance', 'coverage_rules', { coverage_rules }, 'en')).toBe(
      'Conservation: 80 %, at most 500000 a visit, at most 2000000 a year, after 30 days, with approval; Oral surgery: 50 %',
    )
    expect(textIn('listInsurance', 'coverage_rules', { coverage_rules }, 'id')).toBe(
      'Konservasi: 80 %, paling banyak 500000 per kunjungan, paling banyak 2000000 per tahun, setelah 30 hari, dengan persetujuan; Bedah mulut: 50 %',
    )
    expect(textIn('listInsurance', 'excluded_codes', { excluded_codes: ['23.01', '24.5'] }, 'en')).toBe('23.01, 24.5')
  })

  it("of a package's services is in the reader's language where they have a name in it", () => {
    const sold = { price: null, status: 'active' as const }
    const items = [
      { product_id: 1, code: 'A', name: 'Tambal', name_en: 'Filling', quantity: 2, ...sold },
      { product_id: 2, code: 'B', name: 'Kontrol', name_en: '', quantity: 1, ...sold },
    ]
    expect(textIn('listPaket', 'items', { items }, 'en')).toBe('2 × Filling, 1 × Kontrol')
    expect(textIn('listPaket', 'items', { items }, 'id')).toBe('2 × Tambal, 1 × Kontrol')
  })

  it('of the materials of a treatment names what each cost', () => {
    const materials = [
      { medicine_id: 1, name: 'Anestesi', amount: 12_000 },
      { medicine_id: 2, name: 'Komposit', amount: 45_500 },
    ]
    expect(textIn('listFeeStatementLine', 'materials', { materials }, 'en')).toBe('Anestesi: 12000; Komposit: 45500')
    expect(textIn('listFeeStatementLine', 'materials', { materials: [] }, 'en')).toBe('')
  })

  it('of several words translates each', () => {
    const documents = { claim_documents: ['receipt' as const, 'radiograph' as const] }
    expect(textIn('listPayor', 'claim_documents', documents, 'id')).toBe('Kuitansi, Foto rontgen')
    expect(textIn('listStaff', 'skills', { skills: ['surgery', 'impression'] }, 'en')).toBe('Surgery, Impressions')
    expect(textIn('listStaff', 'skills', { skills: [] }, 'en')).toBe('')
  })
})

it('of money names the patient by the record number, and each method', () => {
  const patient = { record_number: 'KMG-1' } as RowOf<'listPayment'>['patient']
  const tenders = [
    { method: 'cash' as const, amount: 1, reference: '' },
    { method: 'debit_card' as const, amount: 2, reference: '7' },
  ]
  for (const id of [
    'listInvoice',
    'listPayment',
    'listReportFact',
    'listClaim',
    'listInstalmentPlan',
    'listLabOrder',
    'listApproval',
  ] as const)
    expect(textIn(id, 'patient', { patient }, 'en')).toBe('KMG-1')
  expect(textIn('listPayment', 'tenders', { tenders }, 'id')).toBe('Tunai, Kartu debit')
})

it('of the register of narcotics names the patient, or nobody', () => {
  const patient = { first_name: 'Budi', last_name: '' } as NonNullable<RowOf<'listControlledMovement'>['patient']>
  expect(textIn('listControlledMovement', 'patient', { patient }, 'en')).toBe('Budi')
  expect(textIn('listControlledMovement', 'patient', { patient: null }, 'en')).toBe('')
})

it('of instalments counts the terms', () => {
  const terms = ['2026-12-01', '2027-01-01'].map((due_on) => ({ due_on, amount: 50_000, paid: 0 }))
  expect(textIn('listInstalmentPlan', 'terms', { terms }, 'en')).toBe('2')
})

it('of patients to call back names them, their phone, and how often they were called', () => {
  const patient = {
    record_number: 'KMG-1',
    first_name: 'Budi',
    last_name: '',
    phone: '+62812',
  } as RowOf<'listRecall'>['patient']
  expect(textIn('listRecall', 'patient', { patient }, 'en')).toBe('Budi KMG-1 +62812')
  const attempt = { channel: 'phone', outcome: 'no_answer', remark: '', made_at: '', made_by: '' } as const
  expect(textIn('listRecall', 'attempts', { attempts: [attempt, attempt] }, 'en')).toBe('2')
})

it('of a lab order names its teeth', () => {
  expect(textIn('listLabOrder', 'teeth', { teeth: ['11', '21'] }, 'id')).toBe('11, 21')
})

it('knows which lists are offered as a table', () => {
  expect(isTableOperation('listPatient')).toBe(true)
  expect(isTableOperation('getPatient')).toBe(false)
})
