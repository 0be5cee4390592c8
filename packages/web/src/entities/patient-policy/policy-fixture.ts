import { patientPolicyFixture } from '@clinic/core/testing'
import type { PatientPolicy } from './policy-query'

/** The child of a member, in a plan whose payor's contract has ended. */
export const expiredContractFixture = (overrides: Partial<PatientPolicy> = {}): PatientPolicy => {
  const policy = patientPolicyFixture()
  return patientPolicyFixture({
    id: 2,
    member_number: 'BJ-2210-03',
    relation: 'child',
    holder_name: 'Bambang Wijaya',
    valid_until: '2027-12-31',
    plan: {
      ...policy.plan,
      name: 'Baja Karyawan',
      payor_name: 'PT Baja Nusantara',
      payor_contract_until: '2026-01-31',
    },
    ...overrides,
  })
}
