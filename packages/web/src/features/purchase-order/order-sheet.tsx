import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { purchaseOrderAddress, purchaseOrderQuery } from './purchase-order-query'

const WrittenOrder = lazyWithRetry(() => import('./written-order'))

/** An order on paper, as the supplier gets it. */
export default function OrderSheet() {
  const { api } = useApp()
  const { sheet, missing } = useTexts()['purchase-order']
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery(purchaseOrderQuery(api, id))
  return (
    <PrintedPage
      title={sheet.title()}
      back={{ href: `${purchaseOrderAddress}/${id}`, label: sheet.back() }}
      isReady={Boolean(query.data)}
    >
      <RecordGate
        query={query}
        skeleton={<Skeleton shape="block" />}
        missing={{ title: missing.title(), text: missing.text(), href: purchaseOrderAddress, leave: sheet.back() }}
      >
        {(order) => (
          <Suspense fallback={<Skeleton shape="block" />}>
            <WrittenOrder order={order} />
          </Suspense>
        )}
      </RecordGate>
    </PrintedPage>
  )
}
