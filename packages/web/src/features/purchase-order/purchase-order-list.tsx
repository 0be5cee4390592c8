import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { purchaseOrderStates } from '@clinic/core/purchase-order'
import { valuesOf } from '@clinic/core/values'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { ListScreen } from '../../platform/list/list-screen'
import { useStatus } from '../../platform/list/use-status'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'
import { ExpectedDay } from './expected-day'
import { purchaseOrderAddress } from './purchase-order-query'

/** What the clinic orders from its suppliers, the latest first. */
export default function PurchaseOrderList() {
  const { list, latest, fields, draft } = useTexts()['purchase-order']
  const { money } = useFormat()
  const state = useStatus(purchaseOrderStates, 'state')
  return (
    <ListScreen<Schema<'PurchaseOrderCard'>>
      feature="purchase-order"
      words={list}
      ask={({ chosen, filter }) => ({
        path: '/api/purchase-order',
        query: {
          state: chosen('state', valuesOf(purchaseOrderStates)),
          supplier_id: Number(filter('supplier_id')) || undefined,
        },
      })}
      columns={[
        {
          key: 'number',
          header: fields.number(),
          cell: ({ number, supplier_name }) => <TwoLines small={supplier_name}>{number ?? draft()}</TwoLines>,
        },
        {
          key: 'expected_on',
          header: fields.expected_on(),
          fit: true,
          cell: (order) => <ExpectedDay {...order} />,
        },
        { key: 'lines', header: fields.lines(), align: 'end', fit: true, from: 'lg', cell: ({ lines }) => lines },
        { key: 'total', header: fields.total(), align: 'end', fit: true, cell: ({ total }) => money(total) },
        state.column,
      ]}
      filters={[state.filter]}
      sorts={[{ value: '', label: latest() }]}
      href={({ id }) => `${purchaseOrderAddress}/${id}`}
      create={useCanCall(operationRoles.createPurchaseOrder) ? `${purchaseOrderAddress}/new` : undefined}
      tabs={useStockTabs(purchaseOrderAddress)}
    />
  )
}
