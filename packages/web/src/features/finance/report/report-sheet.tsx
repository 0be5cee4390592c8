import { reportSubjects } from '@clinic/core/report'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { reportAddress } from '../../../entities/report/report-address'
import { reportQuery } from '../../../entities/report/report-query'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { PrintedPage } from '../../../platform/print/printed-page'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { type ReportAddress, ReportGate } from './report-gate'

const WrittenReport = lazyWithRetry(() => import('./written-report'))

/** A report on A4; its question stands in the address. */
export default function ReportSheet() {
  return <ReportGate>{({ question }) => <Sheet question={question} />}</ReportGate>
}

function Sheet({ question }: Pick<ReportAddress, 'question'>) {
  const { api } = useApp()
  const { sheet } = useTexts().report
  const { label } = useLabels()
  const report = useQuery(reportQuery(api, question))
  return (
    <PrintedPage
      title={sheet.title({ subject: label(reportSubjects, question.subject) })}
      back={{ href: reportAddress(question), label: sheet.back() }}
      isReady={Boolean(report.data)}
    >
      {!report.data && (report.error ? <LoadFailed query={report} /> : <Skeleton shape="block" />)}
      {report.data && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <WrittenReport question={question} report={report.data} />
        </Suspense>
      )}
    </PrintedPage>
  )
}
