import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { KeyValue } from '../../ui/key-value'

/** What a month comes to: for the assistants and for the dentist. */
export function StatementSums({ sums }: { sums: Schema<'FeeSums'> }) {
  const { fields } = useTexts()['fee-statement']
  const { money, number } = useFormat()
  return (
    <KeyValue
      pairs={[
        { label: fields.lines(), value: number(sums.lines) },
        { label: fields.earned(), value: money(sums.earned) },
        { label: fields.assistant(), value: money(sums.assistant) },
        { label: fields.amount(), value: money(sums.amount) },
      ]}
    />
  )
}
