import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** A rule in words: where two people saved one plan, they compare sentences. */
export function useRuleText() {
  const { says } = useTexts().insurance
  const { categories } = useTexts().product
  const { money } = useFormat()
  return ({ category, percent, cap_per_visit, cap_per_year, waiting_days, needs_approval }: Schema<'CoverageRule'>) =>
    [
      says.pays({ category: categories[category](), percent }),
      cap_per_visit !== null && says.visit({ cap: money(cap_per_visit) }),
      cap_per_year !== null && says.year({ cap: money(cap_per_year) }),
      waiting_days > 0 && says.waiting({ days: waiting_days }),
      needs_approval && says.approval(),
    ]
      .filter(Boolean)
      .join(', ')
}
