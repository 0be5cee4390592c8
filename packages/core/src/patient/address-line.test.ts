import { expect, it } from 'vitest'
import { addressLine } from './index'

const nowhere = { street: '', village: '', district: '', city: '', province: '', postcode: '' }

it('an address on one line leaves out what is missing, and the province', () => {
  const whole = { street: ' Jl. Melati 1 ', village: 'Cikini', district: 'Menteng', city: 'Jakarta Pusat' }
  expect(addressLine({ ...nowhere, ...whole, province: 'DKI Jakarta', postcode: '10330' })).toBe(
    'Jl. Melati 1, Cikini, Menteng, Jakarta Pusat',
  )
  expect(addressLine({ ...nowhere, city: 'Bogor' })).toBe('Bogor')
  expect(addressLine(nowhere)).toBe('')
})
