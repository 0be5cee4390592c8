import { expect, it } from 'vitest'
import { quantityNeeded } from './quantity-needed'
import { readDose } from './read-dose'

it.each([
  ['3x1 selama 5 hari', 15],
  ['3x1/2 selama 5 hari', 8],
  ['2x1/2 selama 3 hari', 3],
  ['3x1/3 selama 3 hari', 3],
  ['2x1 1/2 tab 3 hari', 9],
  ['1 kapsul tiap 8 jam 1 minggu', 21],
  ['3x1 prn 5 hari', 15],
  ['3x5 ml 5 hari', 75],
  ['3x1 sdt 5 hari', 75],
  ['3x1 sdm 2 hari', 90],
  ['3x1', null],
  ['3x1 oles 5 hari', null],
  ['3x1 kumur 5 hari', null],
  ['3x2 tetes 5 hari', null],
  ['3x1 semprot 5 hari', null],
])('%s takes %s', (text, want) => {
  const dose = readDose(text)
  if ('problem' in dose) throw new Error(dose.problem)
  expect(quantityNeeded(dose)).toBe(want)
})
