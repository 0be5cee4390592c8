import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { KeyValue } from '../../ui/key-value'
import { useSumPairs } from './use-sum-pairs'

/** What a month comes to: for the assistants and for the dentist. */
export function StatementSums({ sums }: { sums: Schema<'FeeSums'> }) {
  const { fields } = useTexts()['fee-statement']
  const { number } = useFormat()
  return <KeyValue pairs={[{ label: fields.lines(), value: number(sums.lines) }, ...useSumPairs(sums)]} />
}
