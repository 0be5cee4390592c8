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
const WrittenTransfer = lazyWithRetry(() => import('./written-transfer'))

/** A return or a transfer on paper, as it goes with the goods. */
export default function TransactionSheet() {
  const { api } = useApp()
  const { sheet: returnSheet, transferSheet, missing } = useTexts()['medicine-transaction']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(transactionQuery(api, id))
  const isReturn = query.data === undefined || query.data.kind === 'supplier_return'
  const sheet = isReturn ? returnSheet : transferSheet
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
            {isReturn ? <WrittenReturn transaction={transaction} /> : <WrittenTransfer transaction={transaction} />}
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
