import { ApiError } from '@clinic/api'
import { expect, it } from 'vitest'
import { fieldErrors, focusFirstWrong } from './field-errors'

it('names the inputs: the last word of a path, and in a list its row', () => {
  const fields = {
    name: 'a',
    'patient.address.street': 'b',
    'rules.0.percent': 'c',
    'plan.rules.12.percent': 'd',
    'codes.3': 'e',
  }
  const error = new ApiError('', 400, fields)
  expect(fieldErrors(error)).toEqual({
    name: 'a',
    street: 'b',
    'rules.0.percent': 'c',
    'rules.12.percent': 'd',
    'codes.3': 'e',
    codes: 'e',
  })
})

it.each([
  { what: 'the field itself', fields: ['plan.until'], focused: 'until' },
  { what: 'a cell of a list', fields: ['rules.1.percent'], focused: 'rules.1.percent' },
  { what: 'the row of what is no input', fields: ['rules.1.product_id'], focused: 'rules.1.percent' },
  { what: 'the first row of a whole list', fields: ['rules'], focused: 'rules.0.percent' },
  { what: 'the one input of a list', fields: ['codes.3'], focused: 'codes' },
  { what: 'the next that is there', fields: ['version', 'codes'], focused: 'codes' },
  { what: 'a date that is sent by a hidden input', fields: ['born'], focused: 'seen' },
  { what: 'nothing', fields: ['version', ''], focused: undefined },
])('focuses $what', ({ fields, focused }) => {
  const form = document.createElement('form')
  for (const name of ['until', 'rules.0.percent', 'rules.1.percent', 'codes', 'seen'])
    form.append(Object.assign(document.createElement('input'), { name }))
  form.append(Object.assign(document.createElement('input'), { name: 'born', type: 'hidden' }))
  document.body.replaceChildren(form)
  expect(focusFirstWrong(form, fields)).toBe(focused !== undefined)
  expect(document.activeElement?.getAttribute('name') ?? undefined).toBe(focused)
})
