import { groupingsOf, reportGroupings, reportPeriods, reportSubjects } from '@clinic/core/report'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { optionsOf } from '../../../platform/texts/options-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SelectField } from '../../../ui/field/select-field'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { ReportAddress } from './report-gate'

const OtherDays = lazyWithRetry(() => import('./other-days'))

interface ReportChoicesProps extends ReportAddress {
  /** What the server refused of the question, by its fields. */
  errors: Readonly<Record<string, string>>
}

/** What is reported, in which groups, of which days. */
export function ReportChoices({ question, period, change, errors }: ReportChoicesProps) {
  const { choices, periods } = useTexts().report
  const { options } = useLabels()
  const { subject, by, from, until } = question
  return (
    <form className={row} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={choices.subject()}
        options={options(reportSubjects)}
        value={subject}
        onChange={({ target }) => change({ subject: target.value, by: '' })}
      />
      <SelectField
        label={choices.by()}
        options={options(reportGroupings, groupingsOf(subject))}
        value={by}
        onChange={({ target }) => change({ by: target.value })}
      />
      <SelectField
        label={choices.period()}
        options={[...optionsOf(reportPeriods, (each) => periods[each]()), { value: '', label: periods.days() }]}
        value={period}
        onChange={({ target }) =>
          change(target.value ? { period: target.value, from: '', until: '' } : { period: '', from, until })
        }
      />
      {!period && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <OtherDays from={from} until={until} errors={errors} onChange={change} />
        </Suspense>
      )}
    </form>
  )
}

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
})
