import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { priceListStatuses } from '@clinic/core/price-list'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { useProductTabs } from '../../entities/product/use-product-tabs'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Tag } from '../../ui/tag'

const ListPrices = lazyWithRetry(() => import('./list-prices'))

type Sort = NonNullable<NonNullable<operations['listPriceList']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Price lists: the list, the form, the page with all its prices. They are entered at each service. */
export default function usePriceList(): Master<Schema<'PriceList'>, Schema<'PriceListInput'>> {
  const { api } = useApp()
  const { 'price-list': texts, master } = useTexts()
  const { fields, help } = texts
  const status = useStatus(priceListStatuses)
  return {
    key: 'price-list',
    words: texts.words,
    tabs: useProductTabs('/clinic/product/price-list'),
    calls: {
      list: ({ chosen }) => ({
        path: '/api/price-list',
        query: { sort: chosen('sort', sorts), status: chosen('status', valuesOf(priceListStatuses)) },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/price-list/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/price-list', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/price-list/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createPriceList),
      update: useCanCall(operationRoles.updatePriceList),
    },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => name },
      {
        key: 'for_patients',
        header: texts.usedFor(),
        fit: true,
        cell: ({ for_patients }) => for_patients && <Tag>{texts.patients()}</Tag>,
      },
      status.column,
    ],
    filters: [status.filter],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: { name: '', for_patients: true, status: 'active' },
    sections: [
      {
        title: texts.section(),
        description: texts.about(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), help: help.name(), required: true },
          { kind: 'flag', name: 'for_patients', label: fields.for_patients(), help: help.for_patients() },
          status.field,
        ],
      },
    ],
    panels: ({ id }) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <ListPrices list={id} />
      </Suspense>
    ),
  }
}
