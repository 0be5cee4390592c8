import { expect, it } from 'vitest'
import { prescriptionLineFixture } from '../testing'
import { emptyPrescription, isPrescribed, readLines } from './prescription-content'

const blank = prescriptionLineFixture({ medicine_id: null, dose: '', quantity: null, note: '' })

it.each([
  ['no line', [], false],
  ['a line without a word', [{ ...blank, dose: ' ' }], false],
  ['a medicine', [{ ...blank, medicine_id: 1 }], true],
  ['a dose', [{ ...blank, dose: '3x' }], true],
  ['a quantity', [{ ...blank, quantity: 1 }], true],
  ['a note', [blank, { ...blank, note: 'Kocok dahulu' }], true],
])('of a prescription with %s something is prescribed: %s', (_, lines, want) =>
  expect(isPrescribed({ ...emptyPrescription, lines })).toBe(want),
)

it('the doses of a prescription are those that can be read', () => {
  const lines = [blank, prescriptionLineFixture({ id: 2, dose: '3x1' }), { ...blank, id: 3, dose: 'often' }]
  expect(readLines({ lines, reasons: [] })).toMatchObject([{ line: 2, dose: { times: 3 } }])
})
