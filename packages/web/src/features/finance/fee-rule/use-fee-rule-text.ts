import type { Schema } from '@clinic/api'
import { feeKinds } from '@clinic/core/fee-rule'
import { productCategories } from '@clinic/core/product'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

type Rule = Schema<'FeeRuleInput'> & Partial<Pick<Schema<'FeeRule'>, 'doctor_name' | 'product_name'>>

/** What a rule is for and what it pays, in words. */
export function useFeeRuleText() {
  const { anyDoctor, everything } = useTexts()['fee-rule']
  const { label } = useLabels()
  const { money, number } = useFormat()
  const service = ({ product_name, category }: Rule) =>
    product_name ?? (category === null ? everything() : label(productCategories, category))
  return {
    service,
    scope: (rule: Rule) => `${isolated(rule.doctor_name ?? anyDoctor())} · ${service(rule)}`,
    kind: ({ kind }: Rule) => label(feeKinds, kind),
    rate: ({ kind, percent, amount }: Rule) => (kind === 'fixed' ? money(amount ?? 0) : `${number(percent ?? 0)} %`),
  }
}
