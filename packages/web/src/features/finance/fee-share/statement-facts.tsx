import type { FeeStatement } from '../../../entities/fee-statement/fee-statement-query'
import { StatementSums } from '../../../entities/fee-statement/statement-sums'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { KeyValue } from '../../../ui/key-value'

/** What a statement comes to, and who took which step. */
export function StatementFacts({ statement }: { statement: FeeStatement }) {
  const { page, fields } = useTexts()['fee-statement']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { sums, state, reopen_reason } = statement
  const steps = [
    { label: fields.reviewed(), at: statement.reviewed_at, by: statement.reviewed_by },
    { label: fields.approved(), at: statement.approved_at, by: statement.approved_by },
    { label: fields.paid(), at: statement.paid_at, by: statement.paid_by },
  ]
  return (
    <>
      {(state === 'open' || state === 'reviewed') && <Banner>{page.computed()}</Banner>}
      {state === 'open' && reopen_reason && <Banner tone="warning">{page.reopened({ reason: reopen_reason })}</Banner>}
      <Card>
        <StatementSums sums={sums} />
        <KeyValue
          pairs={steps.flatMap(({ label, at, by }) =>
            at === null ? [] : [{ label, value: page.step({ name: by ?? '', when: dateTime(at) }) }],
          )}
        />
      </Card>
    </>
  )
}
