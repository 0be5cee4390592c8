import { expect, it } from 'vitest'
import { payorProblems } from './index'

it('lets a contract end after it begins, or be open at an end', () => {
  const wrong = { contract_until: 'notAfterFrom' }
  expect(payorProblems({ contract_from: '2026-01-01', contract_until: '2026-01-02' })).toEqual({})
  expect(payorProblems({ contract_from: '2026-01-01', contract_until: '2026-01-01' })).toEqual(wrong)
  expect(payorProblems({ contract_from: '2026-01-01', contract_until: '2025-12-31' })).toEqual(wrong)
  expect(payorProblems({ contract_from: '2026-01-01', contract_until: null })).toEqual({})
  expect(payorProblems({ contract_from: null, contract_until: '2026-01-01' })).toEqual({})
})
