import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { PurchaseOrderDetails } from './purchase-order-details'
import { purchaseOrderAddress, purchaseOrderQuery } from './purchase-order-query'
import { PurchaseOrderSteps } from './purchase-order-steps'

/** One order, and the steps that are possible now. */
export default function PurchaseOrderPage() {
  const { api } = useApp()
  const { head, list, missing } = useTexts()['purchase-order']
  const query = useEarlyQuery(purchaseOrderQuery(api, Number(useParams<{ id: string }>().id)))
  const { data } = query
  return (
    <Page
      title={data?.number ?? head()}
      back={{ href: purchaseOrderAddress, label: list.title() }}
      actions={data && <PurchaseOrderSteps order={data} />}
    >
      <RecordGate
        query={query}
        missing={{ title: missing.title(), text: missing.text(), href: purchaseOrderAddress, leave: list.title() }}
      >
        {(order) => (
          <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
            <PurchaseOrderDetails order={order} />
          </div>
        )}
      </RecordGate>
    </Page>
  )
}
