import type { Schema } from '@clinic/api'
import { hasAmount, isTime, reportGroupings, reportSubjects, utilisation } from '@clinic/core/report'
import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { factsAddress } from '../../../entities/report/report-address'
import { reportQuery } from '../../../entities/report/report-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { LoadFailed } from '../../../platform/page/load-failed'
import { Page } from '../../../platform/page/page'
import { useIsSlow } from '../../../platform/page/use-is-slow'
import { refusedFields } from '../../../platform/refusal/refused-fields'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Figure } from '../../../ui/figure'
import { Table } from '../../../ui/table/table'
import { useFinanceTabs } from '../use-finance-tabs'
import { ReportChart } from './report-chart'
import { ReportChoices } from './report-choices'
import { type ReportAddress, ReportGate } from './report-gate'
import { useAmountFormat } from './use-amount-format'
import { useGroupColumns } from './use-group-columns'
import { sheetAddress } from './use-report-address'

/** What the clinic did and earned, in groups; each figure opens the facts behind it. The question stands in the address. */
export default function ReportPage() {
  return <ReportGate>{(address) => <Report {...address} />}</ReportGate>
}

function Report(address: ReportAddress) {
  const { api } = useApp()
  const { report: texts, print } = useTexts()
  const { label } = useLabels()
  const { number } = useFormat()
  const { question } = address
  const written = useAmountFormat(question.subject)
  const report = useEarlyQuery(reportQuery(api, question))
  const isSlow = useIsSlow(!report.data)
  const columns = useGroupColumns(question, report.data)
  const { data, isError } = report
  const errors = refusedFields(report.error)
  const title = label(reportSubjects, question.subject)
  const figureOf = ({ count, amount, planned }: Schema<'Report'>) => {
    if (!hasAmount(question.subject)) return { value: number(count) }
    if (!isTime(question.subject)) return { value: written(amount), change: { text: texts.facts({ count }) } }
    const percent = utilisation(amount, planned ?? 0)
    const of = { used: written(amount), planned: written(planned ?? 0) }
    return {
      value: percent === null ? written(amount) : texts.columns.percent({ percent: number(percent) }),
      change: { text: texts.usedOf(of) },
    }
  }
  return (
    <Page title={texts.title()} tabs={useFinanceTabs('report')}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <Card>
          <ReportChoices {...address} errors={errors} />
        </Card>
        {isError && Object.keys(errors).length === 0 && <LoadFailed query={report} />}
        {!isError && (
          <>
            <Figure label={title} {...(data ? figureOf(data) : { value: '' })} href={factsAddress(question)} />
            {data && <ReportChart question={question} groups={data.groups} />}
            <Card
              flush
              title={label(reportGroupings, question.by)}
              actions={
                data && (
                  <Link href={sheetAddress(question)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                    <Printer aria-hidden="true" />
                    {print()}
                  </Link>
                )
              }
            >
              {data?.groups.length === 0 ? (
                <EmptyState title={texts.nothing()}>{texts.nothingText()}</EmptyState>
              ) : (
                <Table
                  label={title}
                  rows={data?.groups}
                  rowKey={({ key }) => key}
                  columns={columns}
                  href={({ key }) => factsAddress(question, key)}
                  skeletonRows={isSlow ? 6 : 0}
                />
              )}
            </Card>
          </>
        )}
      </div>
    </Page>
  )
}
