import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'
import { listPricesQuery } from './list-prices-query'

const PricesForm = lazyWithRetry(() => import('./prices-form'))

/** Lists all services that a price list names: what they cost by it today, by the standard, and from when they cost something else. */
export default function ListPrices({ list }: { list: number }) {
  const { api } = useApp()
  const { prices: texts, setting } = useTexts()['price-list']
  const { money, date } = useFormat()
  const canSet = useCanCall(operationRoles.createPriceListPrice)
  const [isSetting, setSetting] = useState(false)
  const query = useQuery(listPricesQuery(api, list))
  const { data, error } = query
  const priceText = (price: number | null) => (price === null ? texts.standardHolds() : money(price))
  return (
    <Card
      flush
      title={texts.title()}
      actions={
        canSet &&
        !isSetting && (
          <Button variant="soft" size="sm" onClick={() => setSetting(true)}>
            {setting.open()}
          </Button>
        )
      }
    >
      {isSetting && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PricesForm list={list} onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {!isSetting && !data && error && <LoadFailed query={query} />}
      {!isSetting && data?.rows.length === 0 && <p className={none}>{texts.none()}</p>}
      {!isSetting && data?.rows.length !== 0 && !error && (
        <Table
          label={texts.title()}
          rows={data?.rows}
          skeletonRows={4}
          rowKey={({ product_id }) => product_id}
          href={({ product_id }) => `/clinic/product/${product_id}`}
          columns={[
            {
              key: 'name',
              header: texts.service(),
              cell: ({ name, code, status }) => (
                <span className={service}>
                  <TwoLines small={code}>{name}</TwoLines>
                  {status === 'inactive' && <Tag>{texts.inactive()}</Tag>}
                </span>
              ),
            },
            {
              key: 'standard',
              header: texts.standard(),
              align: 'end',
              fit: true,
              cell: ({ standard_price }) => (standard_price === null ? texts.noPrice() : money(standard_price)),
            },
            {
              key: 'price',
              header: texts.today(),
              align: 'end',
              fit: true,
              cell: ({ current, next }) => (
                <TwoLines
                  align="end"
                  small={next && texts.from({ price: priceText(next.price), day: date(next.valid_from) })}
                >
                  {priceText(current?.price ?? null)}
                </TwoLines>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const service = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
