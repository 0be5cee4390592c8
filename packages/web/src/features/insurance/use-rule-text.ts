import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** A rule in words: where two people saved one plan, they compare sentences. */
export function useRuleText() {
  const { says } = useTexts().insurance
  const { label } = useLabels()
  const { money } = useFormat()
  return ({ category, percent, cap_per_visit, cap_per_year, waiting_days, needs_approval }: Schema<'CoverageRule'>) =>
    [
      says.pays({ category: label(productCategories, category), percent }),
      cap_per_visit !== null && says.visit({ cap: money(cap_per_visit) }),
      cap_per_year !== null && says.year({ cap: money(cap_per_year) }),
      waiting_days > 0 && says.waiting({ days: waiting_days }),
      needs_approval && says.approval(),
    ]
      .filter(Boolean)
      .join(', ')
}
