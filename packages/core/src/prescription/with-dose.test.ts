import { expect, it } from 'vitest'
import { prescriptionLineFixture } from '../testing'
import { withDose } from './with-dose'

it.each([
  ['', null, '3x1 selama 5 hari', 15],
  ['3x1 selama 5 hari', 15, '3x1 selama 7 hari', 21],
  ['3x1 selama 5 hari', 10, '3x1 selama 7 hari', 10],
  ['3x1', null, '3x', null],
  ['3x1 selama 5 hari', 15, '3x1 selama', 15],
  ['', null, '12x100 selama 366 hari', null],
])('a line of %j with %s pieces that becomes %j has %s', (dose, quantity, next, want) => {
  expect(withDose(prescriptionLineFixture({ dose, quantity }), next)).toMatchObject({ dose: next, quantity: want })
})
