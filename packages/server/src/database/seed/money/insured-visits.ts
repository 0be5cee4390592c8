import type { Schema } from '@clinic/api'
import { type Coverage, coverageOf } from '@clinic/core/invoice'
import { memberKey } from '@clinic/core/patient-policy'
import { policyChoices } from '../../../domain/patient-policy/policy-choices'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import type { TreatedVisit } from './treated-visits'

export interface Insured {
  coverage: Coverage
  policy: Schema<'InvoicePolicy'>
  /** Of the payor. */
  price_list: Schema<'PriceListName'> | null
}

/** How many patients have a policy, and of how many visits one is chosen. */
const [most, step] = [14, 5]

/** Gives some patients a policy, and returns by the visit what it pays; it pays for the last chosen visit of each patient. */
export async function insureVisits(
  tx: Transaction,
  place: Place,
  visits: readonly TreatedVisit[],
): Promise<ReadonlyMap<number, Insured>> {
  const { company_id, clinic_id } = place
  const plans = await tx
    .selectFrom('insurance')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .orderBy('id')
    .limit(3)
    .execute()
  const treated = new Set<number>()
  const chosen = visits
    .filter(({ state, lines }, index) => state === 'checked_out' && lines.length > 0 && index % step === 0)
    .reverse()
    .filter(({ patient_id }) => !treated.has(patient_id) && treated.add(patient_id))
    .slice(0, most)
    .reverse()
  if (chosen.length === 0 || plans.length === 0) return new Map()
  await tx
    .insertInto('patient_policy')
    .values(
      chosen.map(({ patient_id, day }, index) => {
        const member_number = `8888 0000 ${1201 + index * 17}`
        return {
          company_id,
          clinic_id,
          patient_id,
          insurance_id: plans[index % plans.length]?.id ?? 0,
          member_number,
          member_key: memberKey(member_number),
          relation: 'self' as const,
          holder_name: '',
          valid_from: `${Number(day.slice(0, 4)) - 2}-01-01`,
          valid_until: null,
          eligibility_note: '',
          status: 'active' as const,
        }
      }),
    )
    .execute()
  const choices = await policyChoices(tx, place, chosen)
  return new Map(
    chosen.flatMap((visit): [number, Insured][] => {
      const choice = choices(visit)[0]
      const coverage = coverageOf(choice)
      if (!choice || !coverage) return []
      const { id, insurance_id, payor_id, payor_name, plan_name, member_number, price_list } = choice
      const policy = { id, insurance_id, payor_id, payor_name, plan_name, member_number }
      return [[visit.id, { coverage, policy, price_list }]]
    }),
  )
}
