import { describe, expect, it } from 'vitest'
import { memberKey, type PolicyObstacle, patientPolicyProblems, policyObstacle } from './index'

const plan = {
  status: 'active',
  valid_from: null,
  valid_until: null,
  payor_status: 'active',
  payor_contract_from: '2026-01-01',
  payor_contract_until: null,
} as const
const policy = { status: 'active', valid_from: '2026-02-01', valid_until: null, plan } as const

type Given = Partial<Omit<Parameters<typeof policyObstacle>[0], 'plan'>> & {
  plan?: Partial<Parameters<typeof policyObstacle>[0]['plan']>
}

describe('a policy on 25 November 2026', () => {
  const cases: [what: string, given: Given, want: PolicyObstacle | null][] = [
    ['pays without an end', {}, null],
    ['pays on its first day', { valid_from: '2026-11-25' }, null],
    ['pays on its last day', { valid_until: '2026-11-25' }, null],
    ['pays nothing the day before it begins', { valid_from: '2026-11-26' }, 'upcoming'],
    ['pays nothing the day after it ended', { valid_until: '2026-11-24' }, 'expired'],
    ['pays nothing once it is inactive', { status: 'inactive', valid_until: '2026-11-24' }, 'inactive'],
    ['pays nothing of a plan that is inactive', { plan: { status: 'inactive' } }, 'plan_inactive'],
    ['pays nothing of a plan that ended yesterday', { plan: { valid_until: '2026-11-24' } }, 'plan_not_valid'],
    ['pays nothing of a plan that begins tomorrow', { plan: { valid_from: '2026-11-26' } }, 'plan_not_valid'],
    ['pays nothing when the payor is inactive', { plan: { payor_status: 'inactive' } }, 'payor_inactive'],
    [
      'pays nothing when the contract of the payor ended yesterday',
      { plan: { payor_contract_until: '2026-11-24' } },
      'contract_expired',
    ],
    ['pays on the last day of that contract', { plan: { payor_contract_until: '2026-11-25' } }, null],
    ['pays nothing before that contract', { plan: { payor_contract_from: '2026-11-26' } }, 'contract_upcoming'],
  ]
  it.each(cases)('%s', (_, given, want) => {
    const given_plan = { ...plan, ...given.plan }
    expect(policyObstacle({ ...policy, ...given, plan: given_plan }, '2026-11-25')).toBe(want)
  })
})

describe('what is entered of a policy', () => {
  const input = {
    relation: 'self',
    holder_name: '',
    member_number: '8888-01',
    valid_from: '2026-01-01',
    valid_until: null,
  } as const

  it('needs no holder where the patient is the holder, and may end on the day it begins', () => {
    expect(patientPolicyProblems(input)).toEqual({})
    expect(patientPolicyProblems({ ...input, valid_until: '2026-01-01' })).toEqual({})
  })

  it('names every problem by its field', () => {
    expect(
      patientPolicyProblems({ ...input, relation: 'child', member_number: ' - ', valid_until: '2025-12-31' }),
    ).toEqual({ holder_name: 'holderMissing', member_number: 'memberNumberMissing', valid_until: 'endsBeforeBegin' })
    expect(patientPolicyProblems({ ...input, holder_name: 'Budi' })).toEqual({ holder_name: 'holderNotHere' })
  })

  it('is the same number with other blanks, dashes and capitals', () => {
    expect(memberKey('ab 12-34.5')).toBe(memberKey('AB12345'))
    expect(memberKey('AB12345')).not.toBe(memberKey('AB12346'))
  })
})
