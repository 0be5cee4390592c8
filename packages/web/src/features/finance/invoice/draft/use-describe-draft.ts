import type { Schema } from '@clinic/api'
import { useDiscountText } from '../../../../entities/invoice/use-discount-text'
import { useLineText } from '../../../../entities/invoice/use-line-text'
import type { Description } from '../../../../platform/record/conflict-dialog'
import { isolated } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import type { DraftValue } from './draft-value'

/** Returns a function that describes a draft in words, line by line: shown where two people saved one draft. */
export function useDescribeDraft(policies: readonly Schema<'PolicyChoice'>[]) {
  const { line: words, discount: discounts, sharing } = useTexts().invoice
  const { money, number } = useFormat()
  const { name, place } = useLineText()
  const discountText = useDiscountText()
  const given = (discount: DraftValue['discount'], reason: string) =>
    discount ? discounts.given({ discount: discountText(discount), reason }) : ''
  const nameOf = (id: number | null) => {
    const policy = policies.find((each) => each.id === id)
    return policy ? sharing.policy({ payor: isolated(policy.payor_name), plan: policy.plan_name }) : sharing.none()
  }
  return ({ policy_id, lines, discount, discount_reason }: DraftValue): Description => [
    ...lines.map((line) => ({
      label: [name(line), place(line)].filter(Boolean).join(', '),
      value: [
        words.description({
          name: line.code,
          quantity: number(line.quantity),
          price: line.unit_price === null ? words.noPrice() : money(line.unit_price),
        }),
        given(line.discount, line.discount_reason),
        line.package && words.prepaid({ name: line.package.name }),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    { label: sharing.label(), value: nameOf(policy_id) },
    { label: discounts.whole(), value: given(discount, discount_reason) },
  ]
}
