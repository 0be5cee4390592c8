import { unwrap } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { purchaseOrderMachine } from '@clinic/core/purchase-order'
import { Redirect, useLocation, useParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Page } from '../../platform/page/page'
import { RecordFormSkeleton } from '../../platform/record/record-form'
import { RecordGate } from '../../platform/record/record-gate'
import { useTexts } from '../../platform/texts/use-texts'
import { PurchaseOrderForm } from './purchase-order-form'
import { purchaseOrderAddress, purchaseOrderQuery } from './purchase-order-query'

/** An order while it is a draft. */
export default function PurchaseOrderEdit() {
  const { api } = useApp()
  const { head, list, missing } = useTexts()['purchase-order']
  const [, navigate] = useLocation()
  const id = Number(useParams<{ id: string }>().id)
  const query = useEarlyQuery(purchaseOrderQuery(api, id))
  const page = `${purchaseOrderAddress}/${id}`
  return (
    <Page title={head()} back={{ href: page, label: list.title() }}>
      <RecordGate
        query={query}
        skeleton={<RecordFormSkeleton />}
        missing={{ title: missing.title(), text: missing.text(), href: purchaseOrderAddress, leave: list.title() }}
      >
        {({ state, content, version }) =>
          canMove(purchaseOrderMachine, state, { type: 'purchaseOrder.write' }) ? (
            <PurchaseOrderForm
              form={`purchase-order-${id}`}
              cancel={page}
              initial={{ ...content, version }}
              save={({ version: read = version, supplier_id, ...typed }) =>
                unwrap(
                  api.PUT('/api/purchase-order/{id}', {
                    params: { path: { id } },
                    body: { ...typed, supplier_id: supplier_id ?? 0, version: read },
                  }),
                )
              }
              onSaved={() => navigate(page, { replace: true })}
            />
          ) : (
            <Redirect to={page} replace />
          )
        }
      </RecordGate>
    </Page>
  )
}
