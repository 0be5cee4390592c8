import { ApiError } from '@clinic/api'
import { expect, it } from 'vitest'
import { fieldErrors } from './field-errors'

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
  })
})
