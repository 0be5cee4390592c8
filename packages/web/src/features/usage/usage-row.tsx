import type { Allocation } from '@clinic/core/dispensing'
import { usageSources } from '@clinic/core/usage'
import { css } from 'styled-system/css'
import { TakingRow } from '../../entities/medicine/taking-row'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import type { UsageLine } from './usage-query'

interface UsageRowProps {
  line: UsageLine
  row: number
  quantity: number
  taken: Allocation['taken']
  error: string | undefined
  onChange: (quantity: number) => void
}

/** One material: how much is proposed and who says so, and how much is taken. */
export function UsageRow({ line, ...taking }: UsageRowProps) {
  const words = useTexts().usage
  const { label } = useLabels()
  return (
    <TakingRow {...taking} line={line} wanted={line.proposed} words={words}>
      {(unitOf) => (
        <span className={css({ textStyle: 'small', color: 'muted' })}>
          {words.proposed({
            count: line.proposed,
            unit: unitOf(line.proposed),
            source: label(usageSources, line.source).toLowerCase(),
          })}
        </span>
      )}
    </TakingRow>
  )
}
