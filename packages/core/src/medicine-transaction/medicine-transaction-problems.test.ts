import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import {
  adjustmentContentFixture,
  receiptContentFixture,
  returnContentFixture,
  transactionLineFixture,
  transferContentFixture,
} from '../testing'
import { type LineFacts, transactionProblems } from './index'

const today = '2026-11-25'
const facts: LineFacts = {
  today,
  medicines: [
    { id: 1, requires_batch: true, requires_expiry: true },
    { id: 2, requires_batch: false, requires_expiry: false },
  ],
  batches: [
    { id: 11, medicine_id: 1, lot: 'AMX-01', on_hand: 30, state: 'good', supplier_id: 1 },
    { id: 12, medicine_id: 1, lot: 'AMX-02', on_hand: 5, state: 'recalled', supplier_id: null },
  ],
}

describe('a receipt', () => {
  const problemsOf = (line: Partial<Schema<'MedicineTransactionLine'>>, complete = true) =>
    transactionProblems(
      { kind: 'receipt', content: receiptContentFixture({ lines: [transactionLineFixture(line)] }) },
      facts,
      { complete },
    )
  const given: [name: string, line: Partial<Schema<'MedicineTransactionLine'>>, want: object][] = [
    ['of what has lot and expiry', {}, {}],
    ['of something free of charge alone', { quantity: 0, bonus: 2, price: 0 }, {}],
    ['of nothing', { quantity: 0 }, { 'lines.0.quantity': 'quantityNotPositive' }],
    ['of less than nothing', { quantity: -5, bonus: 9 }, { 'lines.0.quantity': 'quantityNotPositive' }],
    ['of more than a ship carries', { quantity: 1e6, pack_size: 1e4 }, { 'lines.0.quantity': 'unitsTooMany' }],
    ['at a price with zeros too many', { quantity: 101, price: 1e9 }, { 'lines.0.price': 'lineTooDear' }],
    ['of a medicine nobody knows', { medicine_id: 9 }, { 'lines.0.medicine_id': 'medicineUnknown' }],
    ['without the lot it needs', { lot: ' ' }, { 'lines.0.lot': 'lotMissing' }],
    ['without the expiry it needs', { expires_on: null }, { 'lines.0.expires_on': 'expiryMissing' }],
    ['of what needs neither', { medicine_id: 2, lot: '', expires_on: null }, {}],
    ['of what expires today', { expires_on: today }, { 'lines.0.expires_on': 'alreadyExpired' }],
    ['of what expires tomorrow', { expires_on: '2026-11-26' }, {}],
    ['of a lot that was recalled', { lot: 'AMX-02' }, { 'lines.0.lot': 'lotRecalled' }],
    ['of that lot of another medicine', { lot: 'AMX-02', medicine_id: 2 }, {}],
    ['into a batch', { batch_id: 11 }, { 'lines.0.batch_id': 'notHere' }],
  ]
  it.each(given)('%s', (_, line, want) => {
    expect(problemsOf(line)).toEqual(want)
  })

  it('may lack lot and expiry while it is a draft', () => {
    expect(problemsOf({ lot: '', expires_on: null }, false)).toEqual({})
    expect(problemsOf({ quantity: -1 }, false)).toEqual({ 'lines.0.quantity': 'quantityNotPositive' })
  })

  it('has lines when it is received, no reason, and no day to come', () => {
    const content = receiptContentFixture({ lines: [], reason: 'lost', dated_on: '2026-11-26' })
    const wrong = { reason: 'notHere', dated_on: 'dayAhead' }
    expect(transactionProblems({ kind: 'receipt', content }, facts, { complete: false })).toEqual(wrong)
    expect(transactionProblems({ kind: 'receipt', content }, facts, { complete: true })).toEqual({
      ...wrong,
      lines: 'linesMissing',
    })
  })
})

describe('an adjustment', () => {
  type Line = Partial<Schema<'MedicineTransactionLine'>>
  const content = (reason: Schema<'TransactionReason'> | null, ...lines: Line[]) =>
    adjustmentContentFixture({
      reason,
      lines: lines.map((line) =>
        transactionLineFixture({ batch_id: 11, price: 0, lot: '', expires_on: null, quantity: 3, ...line }),
      ),
    })
  const problemsOf = (...given: Parameters<typeof content>) =>
    transactionProblems({ kind: 'adjustment', content: content(...given) }, facts, { complete: true })
  const given: [name: string, reason: Schema<'TransactionReason'> | null, lines: Line[], want: object][] = [
    ['of what is damaged', 'damaged', [{ pack_size: 10 }], {}],
    ['of more than there is', 'lost', [{ quantity: 31, pack_size: 1 }], { 'lines.0.quantity': 'notEnoughOnHand' }],
    ['of less than nothing', 'damaged', [{ quantity: -3 }], { 'lines.0.quantity': 'quantityNotPositive' }],
    ['that finds more', 'correction', [{ quantity: 300 }], {}],
    ['that finds less', 'correction', [{ quantity: -3, pack_size: 10 }], {}],
    [
      'that finds too much less',
      'correction',
      [{ quantity: -4, pack_size: 10 }],
      { 'lines.0.quantity': 'notEnoughOnHand' },
    ],
    ['that finds nothing', 'correction', [{ quantity: 0 }], { 'lines.0.quantity': 'quantityZero' }],
    ['of a recalled batch', 'damaged', [{ batch_id: 12, pack_size: 1 }], {}],
    ['of no batch', 'damaged', [{ batch_id: null }], { 'lines.0.batch_id': 'batchMissing' }],
    ['of a batch of another medicine', 'damaged', [{ medicine_id: 2 }], { 'lines.0.batch_id': 'batchUnknown' }],
    [
      'of one batch twice',
      'damaged',
      [{ pack_size: 1 }, { pack_size: 1 }],
      {
        'lines.0.batch_id': 'batchTwice',
        'lines.1.batch_id': 'batchTwice',
      },
    ],
    ['for no reason', null, [{ pack_size: 1 }], { reason: 'required' }],
    [
      'with a price and a lot',
      'lost',
      [{ pack_size: 1, price: 1, lot: 'A', bonus: 1, expires_on: '2027-01-01' }],
      {
        'lines.0.price': 'notHere',
        'lines.0.lot': 'notHere',
        'lines.0.bonus': 'notHere',
        'lines.0.expires_on': 'notHere',
      },
    ],
  ]
  it.each(given)('%s', (_, reason, lines, want) => {
    expect(problemsOf(reason, ...lines)).toEqual(want)
  })

  it('has no supplier', () => {
    const bought = { ...content('lost'), supplier_id: 1, invoice_number: 'INV-1' }
    expect(transactionProblems({ kind: 'adjustment', content: bought }, facts, { complete: false })).toEqual({
      supplier_id: 'notHere',
      invoice_number: 'notHere',
    })
  })
})

describe('a return to a supplier', () => {
  type Line = Partial<Schema<'MedicineTransactionLine'>>
  type Content = Partial<Omit<Schema<'MedicineTransactionContent'>, 'lines'>>
  const content = (given: Content, line: Line) =>
    returnContentFixture({
      ...given,
      lines: returnContentFixture().lines.map((usual) => ({ ...usual, ...line })),
    })
  const receipt = { supplier_id: 1, left: [{ batch_id: 11, quantity: 5 }] }
  const problemsOf = (given: Content, line: Line, more: Partial<LineFacts> = {}) =>
    transactionProblems(
      { kind: 'supplier_return', content: content(given, line) },
      { ...facts, ...more },
      { complete: true },
    )
  const given: [name: string, content: Content, line: Line, want: object][] = [
    ['of what expired', {}, {}, {}],
    ['of what was delivered wrongly', { reason: 'wrong_delivery' }, {}, {}],
    ['of a recalled batch that has no supplier', { reason: 'recalled' }, { batch_id: 12 }, {}],
    ['of what was lost', { reason: 'lost' }, {}, { reason: 'reasonUnknown' }],
    ['for no reason', { reason: null }, {}, { reason: 'required' }],
    ['to nobody', { supplier_id: null }, {}, { supplier_id: 'required' }],
    ['to another supplier', { supplier_id: 2 }, {}, { 'lines.0.batch_id': 'batchOfOtherSupplier' }],
    ['of more than there is', {}, { quantity: 31 }, { 'lines.0.quantity': 'notEnoughOnHand' }],
    ['of less than nothing', {}, { quantity: -1 }, { 'lines.0.quantity': 'quantityNotPositive' }],
    ['of no batch', {}, { batch_id: null }, { 'lines.0.batch_id': 'batchMissing' }],
    ['at a price', {}, { price: 1 }, { 'lines.0.price': 'notHere' }],
    ['with an invoice of the supplier', { invoice_number: 'INV-1' }, {}, { invoice_number: 'notHere' }],
  ]
  it.each(given)('%s', (_, head, line, want) => {
    expect(problemsOf(head, line)).toEqual(want)
  })

  it('of a receipt takes only what that brought and did not go back yet', () => {
    const of = (line: Line, found: LineFacts['receipt'] = receipt) =>
      problemsOf({ receipt_id: 7 }, line, { receipt: found })
    expect(of({ quantity: 5 })).toEqual({})
    expect(of({ quantity: 6 })).toEqual({ 'lines.0.quantity': 'moreThanReceived' })
    expect(of({ batch_id: 12 })).toEqual({ 'lines.0.batch_id': 'batchNotOfReceipt' })
    expect(of({}, { ...receipt, supplier_id: 2 })).toEqual({ receipt_id: 'receiptOfOtherSupplier' })
    expect(of({}, null)).toEqual({ receipt_id: 'receiptUnknown' })
  })

  it('alone names a receipt', () => {
    const bought = receiptContentFixture({ receipt_id: 7, lines: [] })
    expect(transactionProblems({ kind: 'receipt', content: bought }, facts, { complete: false })).toEqual({
      receipt_id: 'notHere',
    })
  })
})

describe('a transfer to another clinic', () => {
  const problemsOf = (
    content: Partial<Schema<'MedicineTransactionContent'>>,
    line: Partial<Schema<'MedicineTransactionLine'>> = {},
  ) =>
    transactionProblems(
      {
        kind: 'transfer_out',
        content: transferContentFixture({
          lines: transferContentFixture().lines.map((usual) => ({ ...usual, ...line })),
          ...content,
        }),
      },
      facts,
      { complete: true },
    )

  it.each<[string, ...Parameters<typeof problemsOf>, object]>([
    ['of what is usable', {}, {}, {}],
    ['of a recalled batch', {}, { batch_id: 12 }, { 'lines.0.batch_id': 'batchNotUsable' }],
    ['of more than there is', {}, { quantity: 31 }, { 'lines.0.quantity': 'notEnoughOnHand' }],
    ['to no clinic', { to_clinic_id: null }, {}, { to_clinic_id: 'required' }],
    ['with a reason', { reason: 'lost' }, {}, { reason: 'reasonUnknown' }],
    ['of a supplier', { supplier_id: 1 }, {}, { supplier_id: 'notHere' }],
    ['of nothing', { lines: [] }, {}, { lines: 'linesMissing' }],
  ])('%s', (_, content, line, want) => {
    expect(problemsOf(content, line)).toEqual(want)
  })
})
