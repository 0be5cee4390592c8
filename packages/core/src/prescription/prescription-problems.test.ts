import { expect, it } from 'vitest'
import { prescriptionProblems } from './prescription-problems'

const item = { medicine_id: 1, dose: '3x1', quantity: 15 }

it.each([
  ['one medicine', [item], {}],
  ['nothing', [], { items: 'required' }],
  ['no medicine', [{ ...item, medicine_id: null }], { 'items.0.medicine_id': 'required' }],
  ['no dose', [item, { ...item, dose: ' ' }], { 'items.1.dose': 'required' }],
  ['what is no dose', [{ ...item, dose: 'often' }], { 'items.0.dose': 'notDose' }],
  ['no quantity', [{ ...item, quantity: null }], { 'items.0.quantity': 'required' }],
  ['none of it', [{ ...item, quantity: 0 }], { 'items.0.quantity': 'notWholeNumber' }],
  ['half a piece', [{ ...item, quantity: 7.5 }], { 'items.0.quantity': 'notWholeNumber' }],
  ['a thousand', [{ ...item, quantity: 1000 }], {}],
  ['more', [{ ...item, quantity: 1001 }], { 'items.0.quantity': 'tooMany' }],
  ['one piece', [{ ...item, quantity: 1 }], {}],
])('a prescription of %s', (_, items, want) => expect(prescriptionProblems({ items })).toEqual(want))
