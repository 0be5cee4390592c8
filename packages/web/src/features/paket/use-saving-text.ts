import { savingOf, sumOf } from '@clinic/core/paket'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

type Priced = Parameters<typeof savingOf>[0]

/** Returns a function that describes the saving of a package against its single services. */
export function useSavingText() {
  const texts = useTexts().paket.saving
  const { money } = useFormat()
  return ({ price, items }: Priced): string => {
    const [sum, saving] = [sumOf(items), savingOf({ price, items })]
    if (items.length === 0) return ''
    if (sum === null) return texts.unknown()
    const amounts = { sum: money(sum), difference: money(Math.abs(saving ?? 0)) }
    if (saving === null) return texts.sum(amounts)
    if (saving === 0) return texts.same(amounts)
    return saving > 0 ? texts.less({ ...amounts, percent: Math.round((100 * saving) / sum) }) : texts.more(amounts)
  }
}
