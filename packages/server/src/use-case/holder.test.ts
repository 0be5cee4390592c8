import { expect, it } from 'vitest'
import { canReadHolder } from './holder'

it('tells a role of records that it may read, and of no others', () => {
  expect(canReadHolder({ role: 'nurse_clinic' }, 'patient')).toBe(true)
  expect(canReadHolder({ role: 'nurse_clinic' }, 'supplier')).toBe(false)
  expect(canReadHolder({ role: 'patient' }, 'patient')).toBe(false)
})
