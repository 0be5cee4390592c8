import type { Discount } from '@clinic/core/invoice'
import { useFormat } from '../../platform/texts/use-texts'

/** Returns a function that writes a discount: 10 % or Rp 25.000; '' for none. */
export function useDiscountText() {
  const { money, number } = useFormat()
  return (discount: Discount | null) => {
    if (!discount) return ''
    return 'rupiah' in discount ? money(discount.rupiah) : `${number(discount.percent)} %`
  }
}
