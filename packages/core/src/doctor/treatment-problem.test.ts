import { expect, it } from 'vitest'
import { treatmentProblem } from './treatment-problem'

const ratna: Parameters<typeof treatmentProblem>[0] = {
  status: 'active',
  engagement: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2026-11-22',
}

it.each([
  ['of the house', {}, null],
  ['from outside', { engagement: 'visiting' }, null],
  ['on leave: shifts say when', { status: 'on_leave' }, null],
  ['inactive', { status: 'inactive', sip_number: '' }, 'inactive'],
  ['who only receives referrals', { engagement: 'referral_recipient' }, 'refers_only'],
  ['without a licence', { sip_number: '' }, 'licence_missing'],
  ['whose licence ended the day before', { sip_valid_until: '2026-11-21' }, 'licence_expired'],
] as const)('a dentist %s', (_, input, wanted) => {
  expect(treatmentProblem({ ...ratna, ...input }, '2026-11-22')).toBe(wanted)
})
