import { expect, it } from 'vitest'
import { supplierProblems } from './index'

it.each([
  ['', {}],
  ['021-5555 0123', {}],
  ['+0)...-0', { phone: 'notPhone' }],
])('a supplier with the number %j: %j', (phone, want) => {
  expect(supplierProblems({ phone })).toEqual(want)
})
