import type { Schema } from '@clinic/api'

type Checked = Omit<Schema<'FeeRuleInput'>, 'basis' | 'assistant_percent' | 'valid_from' | 'status'>

export type FeeRuleProblem =
  | 'noScope'
  | 'categoryBesideService'
  | 'categoryWithoutDentist'
  | 'percentMissing'
  | 'amountMissing'
  | 'percentOfFixed'
  | 'amountOfPercent'
  | 'feeMaximumTooLow'
  | 'guaranteeOfPart'
  | 'materialsOfOther'

/** Returns the problems that prevent saving a rule of fees, by the field. */
export function feeRuleProblems(rule: Checked): Partial<Record<keyof Checked, FeeRuleProblem>> {
  const { kind, deducts_materials, minimum, maximum, guarantee } = rule
  return {
    ...scopeProblems(rule),
    ...(rule.kind === 'fixed' ? fixedProblems(rule) : percentProblems(rule)),
    ...(deducts_materials && kind !== 'percent_of_net' && { deducts_materials: 'materialsOfOther' }),
    ...(minimum !== null && maximum !== null && maximum < minimum && { maximum: 'feeMaximumTooLow' }),
    ...(guarantee !== null && !isOfDentistAlone(rule) && { guarantee: 'guaranteeOfPart' }),
  }
}

type Problems = ReturnType<typeof feeRuleProblems>

/** What a rule is for: a dentist and a service, a dentist and a category, a service, or a dentist. */
function scopeProblems({ doctor_id, product_id, category }: Checked): Problems {
  if (category !== null && product_id !== null) return { category: 'categoryBesideService' }
  if (category !== null && doctor_id === null) return { doctor_id: 'categoryWithoutDentist' }
  return doctor_id === null && product_id === null ? { doctor_id: 'noScope' } : {}
}

/** Shifts are worked by a dentist, whatever is treated in them. */
const isOfDentistAlone = ({ doctor_id, product_id, category }: Checked) =>
  doctor_id !== null && product_id === null && category === null

const fixedProblems = ({ percent, amount }: Checked): Problems => ({
  ...(percent !== null && { percent: 'percentOfFixed' }),
  ...(amount === null && { amount: 'amountMissing' }),
})

const percentProblems = ({ percent, amount }: Checked): Problems => ({
  ...(percent === null && { percent: 'percentMissing' }),
  ...(amount !== null && { amount: 'amountOfPercent' }),
})
