import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { stockCountAddress, stockCountQuery } from './stock-count-query'

const WrittenCount = lazyWithRetry(() => import('./written-count'))
const WrittenReport = lazyWithRetry(() => import('./written-report'))

/** A count on paper: empty boxes until it can be compared, then the report of what differs. */
export default function CountSheet() {
  const { api } = useApp()
  const { sheet, missing } = useTexts()['stock-count']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(stockCountQuery(api, id))
  const isReport = query.data?.lines.some(({ comparison }) => comparison !== null) ?? false
  return (
    <PrintedPage
      title={isReport ? sheet.report() : sheet.blind()}
      back={{ href: `${stockCountAddress}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: missing.title(), text: missing.text(), href: stockCountAddress, leave: sheet.back() }}
      >
        {(count) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            {isReport ? <WrittenReport count={count} /> : <WrittenCount count={count} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
