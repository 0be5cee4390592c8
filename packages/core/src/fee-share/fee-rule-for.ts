import type { Schema } from '@clinic/api'

type FeeRule = Pick<Schema<'FeeRuleInput'>, 'doctor_id' | 'product_id' | 'category' | 'valid_from' | 'status'>

/** What was treated: who did it, which service, when. */
interface Treated {
  doctor_id: number
  product_id: number
  category: Schema<'ProductCategory'>
  /** The day of the treatment, a plain date. */
  day: string
}

/**
 * Returns the rule by which a treatment is paid for. The closest scope wins: dentist and service, dentist and category, service,
 * dentist; of one scope the rule that began last. Undefined where none was active on the day of the treatment.
 */
export const feeRuleFor = <Rule extends FeeRule>(rules: readonly Rule[], treated: Treated): Rule | undefined =>
  rules
    .filter((rule) => rule.status === 'active' && rule.valid_from <= treated.day && isFor(rule, treated))
    .toSorted((one, other) => closeness(other) - closeness(one) || later(one, other))[0]

const isFor = ({ doctor_id, product_id, category }: FeeRule, treated: Treated) =>
  (doctor_id === null || doctor_id === treated.doctor_id) &&
  (product_id === null || product_id === treated.product_id) &&
  (category === null || category === treated.category)

function closeness({ doctor_id, product_id, category }: FeeRule) {
  if (doctor_id === null) return 1
  if (product_id !== null) return 3
  return category === null ? 0 : 2
}

const later = (one: FeeRule, other: FeeRule) => (one.valid_from < other.valid_from ? 1 : -1)
