import { unwrap } from '@clinic/api'
import { Redirect, useLocation } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { useTexts } from '../../../platform/texts/use-texts'
import { financeAddress } from '../use-finance-tabs'
import { labOrderAddress } from './lab-order-address'
import { LabOrderForm } from './lab-order-form'
import { LabOrderGate, useLabOrder } from './lab-order-gate'
import { contentOf, typedOf } from './lab-order-value'

/** A draft while it is written on. */
export default function LabOrderEdit() {
  const { api } = useApp()
  const { page, back } = useTexts()['lab-order']
  const [, navigate] = useLocation()
  const query = useLabOrder()
  return (
    <Page
      title={query.data ? page.edit({ number: query.data.number }) : back()}
      back={{ href: query.data ? labOrderAddress(query.data.id) : financeAddress('lab-order'), label: back() }}
    >
      <LabOrderGate query={query} skeleton={<RecordFormSkeleton />}>
        {(order) =>
          order.state === 'draft' ? (
            <LabOrderForm
              form={`lab-order-${order.id}`}
              cancel={labOrderAddress(order.id)}
              initial={typedOf(order)}
              save={(value) =>
                unwrap(
                  api.PUT('/api/lab-order/{id}', {
                    params: { path: { id: order.id } },
                    body: { ...contentOf(value), version: value.version },
                  }),
                )
              }
              onSaved={({ id }) => navigate(labOrderAddress(id), { replace: true })}
            />
          ) : (
            <Redirect to={labOrderAddress(order.id)} replace />
          )
        }
      </LabOrderGate>
    </Page>
  )
}
