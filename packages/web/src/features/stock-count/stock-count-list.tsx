import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { stockCountStates } from '@clinic/core/stock-count'
import { valuesOf } from '@clinic/core/values'
import { useStockTabs } from '../../entities/medicine/use-stock-tabs'
import { ListScreen } from '../../platform/list/list-screen'
import { useStatus } from '../../platform/list/use-status'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { TwoLines } from '../../ui/table/two-lines'
import { stockCountAddress } from './stock-count-query'

/** The counts of the stock, the latest first. */
export default function StockCountList() {
  const { list, latest, fields } = useTexts()['stock-count']
  const { date } = useFormat()
  const state = useStatus(stockCountStates, 'state')
  return (
    <ListScreen<Schema<'StockCountCard'>>
      feature="stock-count"
      words={list}
      ask={({ chosen }) => ({
        path: '/api/stock-count',
        query: { state: chosen('state', valuesOf(stockCountStates)) },
      })}
      columns={[
        {
          key: 'name',
          header: fields.name(),
          cell: ({ name, number }) => <TwoLines small={number ?? ''}>{name}</TwoLines>,
        },
        { key: 'dated_on', header: fields.dated_on(), fit: true, cell: ({ dated_on }) => date(dated_on) },
        { key: 'people', header: fields.people(), cell: ({ people }) => <bdi>{people.join(', ')}</bdi> },
        {
          key: 'batches',
          header: fields.batches(),
          align: 'end',
          fit: true,
          cell: ({ batches }) => (batches === 0 ? '' : batches),
        },
        state.column,
      ]}
      filters={[state.filter]}
      sorts={[{ value: '', label: latest() }]}
      href={({ id }) => `${stockCountAddress}/${id}`}
      create={useCanCall(operationRoles.createStockCount) ? `${stockCountAddress}/new` : undefined}
      tabs={useStockTabs(stockCountAddress)}
    />
  )
}
