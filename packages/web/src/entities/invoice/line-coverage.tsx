import type { Schema } from '@clinic/api'
import { coverageLimits } from '@clinic/core/insurance'
import { css } from 'styled-system/css'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface LineCoverageProps {
  amounts: Pick<Schema<'InvoiceLineAmounts'>, 'payor' | 'limit' | 'needs_approval'>
}

/** What the payor owes of a line, why it is not more, and whether it had to agree before. */
export function LineCoverage({ amounts: { payor, limit, needs_approval } }: LineCoverageProps) {
  const { sharing: words } = useTexts().invoice
  const { label } = useLabels()
  const { money } = useFormat()
  const amount = money(payor)
  return (
    <span className={css({ textStyle: 'small', color: 'muted' })}>
      {limit ? words.ofLineLimited({ amount, why: label(coverageLimits, limit) }) : words.ofLine({ amount })}
      {needs_approval && ` ${words.needsApproval()}`}
    </span>
  )
}
