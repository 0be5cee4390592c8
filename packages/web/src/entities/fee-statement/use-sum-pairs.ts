import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** What a month comes to in words: for the assistants, for the dentist, and by a guarantee where there is one. */
export function useSumPairs({ earned, assistant, amount, guaranteed, top_up, payable }: Schema<'FeeSums'>) {
  const { fields } = useTexts()['fee-statement']
  const { money } = useFormat()
  const pairs = [
    { label: fields.earned(), value: earned },
    { label: fields.assistant(), value: assistant },
    ...(guaranteed === 0
      ? []
      : [
          { label: fields.part(), value: amount },
          { label: fields.guaranteed(), value: guaranteed },
          { label: fields.topUp(), value: top_up },
        ]),
    { label: fields.amount(), value: payable },
  ]
  return pairs.map(({ label, value }) => ({ label, value: money(value) }))
}
