import { feeStatementStates } from '@clinic/core/fee-statement'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { ownFeesQuery } from '../../entities/fee-statement/fee-statement-query'
import { StatementLines } from '../../entities/fee-statement/statement-lines'
import { StatementSums } from '../../entities/fee-statement/statement-sums'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useDoctorTabs } from '../../platform/page/use-doctor-tabs'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { PeriodField } from '../../platform/time/period-field'
import { usePeriod } from '../../platform/time/use-period'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'

/** What the dentist earned in a month, as it is now. */
export default function OwnFees() {
  const { api } = useApp()
  const { own, page, fields } = useTexts()['fee-statement']
  const period = usePeriod()
  const query = useQuery(ownFeesQuery(api, period.period))
  const { data, error } = query
  return (
    <Page title={own.title()} tabs={useDoctorTabs('/doctor/dashboard/fee-share')}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <Card>
          <div className={css({ display: 'grid', gap: '4' })}>
            <PeriodField label={fields.period()} {...period} />
            {data && (
              <p>
                <ValueTag of={feeStatementStates} value={data.state} />
              </p>
            )}
            {data && <StatementSums sums={data.sums} />}
            {!data && !error && <Skeleton lines={4} />}
          </div>
        </Card>
        <Card flush title={page.lines()}>
          {!data && error ? <LoadFailed query={query} /> : <StatementLines lines={data?.lines} />}
        </Card>
      </div>
    </Page>
  )
}
