import { unwrap } from '@clinic/api'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { Page } from '../../platform/page/page'
import { useTexts } from '../../platform/texts/use-texts'
import { PurchaseOrderForm } from './purchase-order-form'
import { purchaseOrderAddress } from './purchase-order-query'

/** A new order: a draft, until the manager approves it. */
export default function PurchaseOrderCreate() {
  const { api } = useApp()
  const { list } = useTexts()['purchase-order']
  const [, navigate] = useLocation()
  return (
    <Page title={list.create()} back={{ href: purchaseOrderAddress, label: list.title() }}>
      <PurchaseOrderForm
        form="purchase-order-new"
        cancel={purchaseOrderAddress}
        initial={{ supplier_id: null, expected_on: null, note: '', lines: [] }}
        save={({ supplier_id, ...content }, key) =>
          unwrap(
            api.POST('/api/purchase-order', {
              body: { ...content, supplier_id: supplier_id ?? 0 },
              params: { header: { 'Idempotency-Key': key } },
            }),
          )
        }
        onSaved={({ id }) => navigate(`${purchaseOrderAddress}/${id}`, { replace: true })}
      />
    </Page>
  )
}
