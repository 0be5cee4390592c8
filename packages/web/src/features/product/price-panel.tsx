import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canWithdraw, type PriceState, priceStateOf } from '@clinic/core/product'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { isolated } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { Tag, type Tone } from '../../ui/tag'
import { PriceForm } from './price-form'

const WithdrawPriceDialog = lazyWithRetry(() => import('./withdraw-price-dialog'))

const tones: Record<PriceState, Tone> = { current: 'success', coming: 'info', past: 'neutral', withdrawn: 'neutral' }

/** Lists the past, current and future prices of a service, the standard ones and those of each list, with the form of a new one. */
export default function PricePanel({ product }: { product: number }) {
  const { api } = useApp()
  const { prices: texts } = useTexts().product
  const { timeZone, today } = useClinicDay()
  const { money, date, dateTime } = useFormat(timeZone)
  const canEnter = useCanCall(operationRoles.createProductPrice)
  const [isEntering, setEntering] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Schema<'ProductPrice'>>()
  const query = useQuery({
    queryKey: ['product', 'price', product],
    queryFn: ({ signal }) => unwrap(api.GET('/api/product/{id}/price', { params: { path: { id: product } }, signal })),
  })
  const { data, error } = query
  const prices = data?.rows ?? []
  const { lists, nameOf } = usePriceLists()
  const listOf = ({ price_list_id: id }: Schema<'ProductPrice'>) => (id === null ? '' : nameOf(id))

  return (
    <Card
      flush
      title={texts.title()}
      actions={
        canEnter &&
        !isEntering && (
          <Button variant="soft" size="sm" onClick={() => setEntering(true)}>
            {texts.enter()}
          </Button>
        )
      }
    >
      {isEntering && <PriceForm product={product} prices={prices} onClose={() => setEntering(false)} />}
      {!data && error && <LoadFailed query={query} />}
      {data?.rows.length === 0 && <p className={none}>{texts.none()}</p>}
      {data?.rows.length !== 0 && !error && (
        <Table
          label={texts.title()}
          // the standard price first, then list by list; of each the newest first, as the server sends them
          rows={data?.rows.toSorted((one, other) => listOf(one).localeCompare(listOf(other)))}
          skeletonRows={2}
          rowKey={({ id }) => id}
          columns={[
            ...(lists.length > 0
              ? [
                  {
                    key: 'list',
                    header: texts.list(),
                    cell: (price: Schema<'ProductPrice'>) => <bdi>{listOf(price) || texts.standard()}</bdi>,
                  },
                ]
              : []),
            { key: 'valid_from', header: texts.validFrom(), fit: true, cell: ({ valid_from }) => date(valid_from) },
            {
              key: 'price',
              header: texts.price(),
              align: 'end',
              fit: true,
              cell: ({ price }) => (price === null ? texts.standardHolds() : money(price)),
            },
            {
              key: 'state',
              header: texts.state(),
              selfEvident: true,
              fit: true,
              cell(price) {
                const ofList = prices.filter(({ price_list_id }) => price_list_id === price.price_list_id)
                const state = priceStateOf(price, { prices: ofList, today })
                return <Tag tone={tones[state]}>{texts.states[state]()}</Tag>
              },
            },
            {
              key: 'created_by',
              header: texts.enteredBy(),
              cell: ({ created_by, created_at, withdrawn_by, withdrawal_reason }) => (
                <span className={lines}>
                  <bdi>{texts.by({ name: isolated(created_by), when: dateTime(created_at) })}</bdi>
                  {withdrawn_by && (
                    <bdi className={small}>
                      {texts.withdrawnBy({ name: isolated(withdrawn_by), reason: withdrawal_reason ?? '' })}
                    </bdi>
                  )}
                </span>
              ),
            },
          ]}
          actionsLabel={texts.withdraw()}
          actions={(price) =>
            canEnter &&
            canWithdraw(price, today) && (
              <Button variant="ghost" size="sm" onClick={() => setWithdrawn(price)}>
                {texts.withdraw()}
              </Button>
            )
          }
        />
      )}
      {withdrawn && (
        <Suspense>
          <WithdrawPriceDialog price={withdrawn} onClose={() => setWithdrawn(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const lines = css({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' })
const small = css({ fontSize: 'xs', color: 'muted' })
