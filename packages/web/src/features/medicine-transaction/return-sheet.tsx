import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { transactionQuery } from './transaction-query'

const base = '/clinic/medicine-transaction'
const WrittenReturn = lazyWithRetry(() => import('./written-return'))

/** A return on paper, as the supplier gets it with the goods. */
export default function ReturnSheet() {
  const { api } = useApp()
  const { sheet, missing } = useTexts()['medicine-transaction']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(transactionQuery(api, id))
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${base}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: missing.title(), text: missing.text(), href: base, leave: sheet.back() }}
      >
        {(transaction) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <WrittenReturn transaction={transaction} />
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
