import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { paketProblems, paketStatuses, savingOf } from '@clinic/core/paket'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'
import { PaketTable } from './paket-table'
import { Saving } from './saving'
import { useSavingText } from './use-saving-text'

// it searches, which neither the list nor the page of a package does
const PaketItems = lazyWithRetry(async () => ({ default: (await import('./paket-items')).PaketItems }))

type Sort = NonNullable<NonNullable<operations['listPaket']['parameters']['query']>['sort']>

const sorts = [
  'name',
  '-name',
  'code',
  '-code',
  'price',
  '-price',
  '-created_at',
  'created_at',
] satisfies readonly Sort[]

/** The form value: each service with the details shown, and a price that may still be missing. */
interface Typed extends Omit<Schema<'PaketInput'>, 'items' | 'price'> {
  items: Schema<'PaketItem'>[]
  price: number | null
}

/** Packages: the list, the form with its services and the saving, the page. */
export default function usePaket(): Master<Schema<'Paket'>, Typed> {
  const { api } = useApp()
  const { paket: texts, product } = useTexts()
  const { money, number } = useFormat()
  const savingText = useSavingText()
  const { fields, help } = texts
  const status = useStatus(paketStatuses)
  return {
    key: 'paket',
    words: texts.words,
    calls: {
      list: ({ chosen }) => ({
        path: '/api/paket',
        query: { sort: chosen('sort', sorts), status: chosen('status', valuesOf(paketStatuses)) },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/paket/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/paket', { body: onWire(body), params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/paket/{id}', { params: { path: { id } }, body: onWire(body) })),
    },
    permissions: { create: useCanCall(operationRoles.createPaket), update: useCanCall(operationRoles.updatePaket) },
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: ({ name, code }) => <TwoLines small={code}>{name}</TwoLines>,
      },
      {
        key: 'items',
        header: fields.items(),
        from: 'lg',
        cell: ({ items }) => (
          <span className={small}>{items.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', ')}</span>
        ),
      },
      {
        key: 'price',
        header: fields.price(),
        sortable: true,
        align: 'end',
        fit: true,
        cell: ({ price, items }) => {
          const saving = savingOf({ price, items })
          return (
            <TwoLines align="end" small={saving !== null && saving > 0 && texts.saves({ amount: money(saving) })}>
              {money(price)}
            </TwoLines>
          )
        },
      },
      {
        ...status.column,
        cell: (row) =>
          row.status === 'active' && inactiveOf(row.items).length > 0 ? (
            <Tag tone="warning">{texts.serviceInactive()}</Tag>
          ) : (
            status.column.cell(row)
          ),
      },
    ],
    filters: [status.filter],
    sorts: optionsOf(sorts, (sort) => product.sorts[sort]()),
    empty: {
      code: '',
      name: '',
      items: [],
      price: null,
      validity_days: 365,
      transferable: false,
      status: 'active',
    },
    sections: [
      {
        title: texts.section(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          [
            { kind: 'text', name: 'code', label: fields.code(), help: help.code(), required: true, maxLength: 20 },
            status.field,
          ],
        ],
      },
      {
        title: fields.items(),
        fields: [
          {
            kind: 'custom',
            name: 'items',
            label: fields.items(),
            render: (props) => (
              <Suspense key="items" fallback={<Skeleton shape="block" lines={2} />}>
                <PaketItems {...props} />
              </Suspense>
            ),
            text: ({ items }) => items.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join('\n'),
            show: ({ items }) => <PaketTable items={items} />,
          },
        ],
      },
      {
        title: texts.selling(),
        fields: [
          { kind: 'money', name: 'price', label: fields.price(), required: true },
          {
            kind: 'custom',
            name: 'saving',
            label: texts.comparison(),
            render: ({ value }) => <Saving key="saving" value={value} />,
            text: savingText,
          },
          {
            kind: 'number',
            name: 'validity_days',
            label: fields.validity_days(),
            required: true,
            unit: texts.days(),
            help: help.validity_days(),
          },
          { kind: 'flag', name: 'transferable', label: fields.transferable(), help: help.transferable() },
        ],
      },
    ],
    problemsOf({ items }) {
      const problem = paketProblems(items).items
      return {
        items: problem && texts.problems[problem](),
        ...Object.fromEntries(
          items.flatMap(({ quantity }, row) =>
            quantity < 1 ? [[`items.${row}.quantity`, texts.problems.noTimes()]] : [],
          ),
        ),
      }
    },
    notice({ items }) {
      const inactive = inactiveOf(items)
      return (
        inactive.length > 0 && (
          <Banner tone="warning">
            {texts.inactiveServices({ names: inactive.map(({ name }) => name).join(', ') })}
          </Banner>
        )
      )
    },
  }
}

const inactiveOf = (items: readonly Schema<'PaketItem'>[]) => items.filter(({ status }) => status === 'inactive')

/** The price was asked for before anything is sent. */
const onWire = <Body extends Typed>({ price, items, ...body }: Body) => ({
  ...body,
  price: price ?? 0,
  items: items.map(({ product_id, quantity }) => ({ product_id, quantity })),
})

const small = css({ fontSize: 'xs', fontWeight: 'normal', color: 'muted' })
