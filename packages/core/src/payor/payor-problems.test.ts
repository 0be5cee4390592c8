import { expect, it } from 'vitest'
import { payorProblems } from './index'

it('lets a contract end after it begins, or be open at an end', () => {
  const wrong = { contract_until: 'notAfterFrom' }
  expect(payorProblems({ phone: '', contract_from: '2026-01-01', contract_until: '2026-01-02' })).toEqual({})
  expect(payorProblems({ phone: '', contract_from: '2026-01-01', contract_until: '2026-01-01' })).toEqual(wrong)
  expect(payorProblems({ phone: '', contract_from: '2026-01-01', contract_until: '2025-12-31' })).toEqual(wrong)
  expect(payorProblems({ phone: '', contract_from: '2026-01-01', contract_until: null })).toEqual({})
  expect(payorProblems({ phone: '', contract_from: null, contract_until: '2026-01-01' })).toEqual({})
})

it('has a number that can be called, or none', () => {
  const open = { contract_from: null, contract_until: null }
  expect(payorProblems({ ...open, phone: '021-5555 0123' })).toEqual({})
  expect(payorProblems({ ...open, phone: '+0)...-0' })).toEqual({ phone: 'notPhone' })
})
