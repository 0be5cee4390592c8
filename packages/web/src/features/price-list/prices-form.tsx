import { unwrap } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { highestPrice, priceChanges, relativePrice, settledPrice } from '@clinic/core/price-list'
import { lastPriceDay, priceProblems } from '@clinic/core/product'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow, SaveBar } from '../../ui/field/form'
import { moveOnEnter } from '../../ui/field/move-on-enter'
import { NumberField } from '../../ui/field/number-field'
import { SearchField } from '../../ui/field/search-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { FillPrices } from './fill-prices'
import { listPricesQuery } from './list-prices-query'

const PastePrices = lazyWithRetry(() => import('./paste-prices'))

interface Typed {
  valid_from: string
  /** What was typed, by the id of the service; null where the standard price is to hold. */
  prices: Record<string, number | null>
}

/** Sets what the services cost by a list from a day on: typed one by one, or filled in from the standard prices. */
export default function PricesForm({ list, onClose }: { list: number; onClose: () => void }) {
  const { api } = useApp()
  const texts = useTexts()
  const { setting: words } = texts['price-list']
  const queries = useQueryClient()
  const language = useLanguage()
  const { money, date } = useFormat()
  const { today } = useClinicDay()
  const [search, setSearch] = useState('')
  const [isPasting, setPasting] = useState(false)
  const pricesFrom = (day: string) => listPricesQuery(api, list, day)
  /** Of the services as they are shown. */
  const changesOf = ({ valid_from, prices }: Typed) =>
    priceChanges(queries.getQueryData(pricesFrom(valid_from).queryKey)?.rows ?? [], { day: valid_from, typed: prices })
  const form = useRecordForm<Typed, { count: number }>({
    form: `price-list-${list}-prices`,
    initial: { valid_from: today, prices: {} },
    problemsOf({ valid_from, prices }) {
      const problem = isDate(valid_from) ? priceProblems({ valid_from }, today).valid_from : 'notDate'
      return {
        valid_from: problem && texts.product.problems[problem](),
        ...Object.fromEntries(
          Object.entries(prices).map(([id, price]) => [
            `prices.${id}`,
            (price ?? 0) > highestPrice ? words.tooHigh(money(highestPrice)) : undefined,
          ]),
        ),
      }
    },
    save: ({ valid_from, prices }, key) =>
      unwrap(
        api.POST('/api/price-list/{id}/price', {
          params: { path: { id: list }, header: { 'Idempotency-Key': key } },
          body: { valid_from, prices: changesOf({ valid_from, prices }) },
        }),
      ).catch((error: unknown) => {
        void queries.invalidateQueries({ queryKey: ['price-list', 'price', list] }) // perhaps there are others meanwhile
        throw error
      }),
    onSaved({ count }) {
      for (const key of ['product', 'paket', 'price-list']) void queries.invalidateQueries({ queryKey: [key] })
      void notify('success', words.saved({ count, day: date(form.value.valid_from) }))
      onClose()
    },
  })
  const { value, errors, change, failure } = form
  const query = useQuery({
    ...pricesFrom(value.valid_from),
    enabled: form.isReady && isDate(value.valid_from),
    placeholderData: keepPreviousData,
  })
  if (!form.isReady) return null
  if (!query.data) return query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />

  const services = query.data.rows
  // counted on what is shown, also beside a day that does not exist yet
  const changed = priceChanges(services, { day: value.valid_from, typed: value.prices }).length
  const found = services.filter(({ name, code }) =>
    `${name} ${code}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const fill = (percent: number, step: number) =>
    change({
      prices: {
        ...value.prices,
        ...Object.fromEntries(
          found.flatMap(({ product_id, standard_price }) =>
            standard_price === null ? [] : [[product_id, relativePrice(standard_price, { percent, step })]],
          ),
        ),
      },
    })

  return (
    <>
      <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} onKeyDown={moveOnEnter}>
        <div className={frame}>
          {failure && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
          <FormRow>
            <DateField
              name="valid_from"
              label={words.validFrom()}
              required
              help={words.validFromHelp()}
              max={lastPriceDay}
              locale={language}
              value={value.valid_from}
              error={errors.valid_from}
              onChange={(valid_from) => change({ valid_from })}
            />
            <div className={action}>
              <Button variant="outline" onClick={() => setPasting(true)}>
                {words.paste.open()}
              </Button>
            </div>
          </FormRow>
          <FillPrices count={found.filter(({ standard_price }) => standard_price !== null).length} onFill={fill} />
          <SearchField
            ref={focus}
            label={words.find()}
            placeholder={words.find()}
            value={search}
            onChange={setSearch}
          />
          {found.length === 0 && <p>{words.noMatch()}</p>}
          <div className={boxes}>
            {found.map((service) => {
              const { product_id, name, standard_price, next } = service
              return (
                <NumberField
                  key={product_id}
                  name={`prices.${product_id}`}
                  label={name}
                  help={[
                    standard_price === null
                      ? texts['price-list'].prices.noPrice()
                      : words.standard(money(standard_price)),
                    next &&
                      words.next({
                        price: next.price === null ? words.none() : money(next.price),
                        day: date(next.valid_from),
                      }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  unit="Rp"
                  unitSide="start"
                  locale={language}
                  placeholder={words.none()}
                  value={settledPrice(service, value.prices)}
                  error={errors[`prices.${product_id}`]}
                  onChange={(price) => change({ prices: { ...value.prices, [product_id]: price } })}
                />
              )
            })}
          </div>
        </div>
        <SaveBar note={<span role="status">{changed === 0 ? words.nothing() : words.changed(changed)}</span>}>
          <Button
            variant="outline"
            onClick={() => {
              form.discardDraft()
              onClose()
            }}
          >
            {texts.cancel()}
          </Button>
          <Button
            type="submit"
            busy={form.isBusy}
            disabled={changed === 0 || (query.isPlaceholderData && isDate(value.valid_from))}
          >
            {words.save()}
          </Button>
        </SaveBar>
      </form>
      {isPasting && (
        <Suspense>
          <PastePrices
            services={services}
            typed={value.prices}
            onClose={() => setPasting(false)}
            onTake={(prices) => {
              change({ prices: { ...value.prices, ...prices } })
              setPasting(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The button that led here is gone. */
const focus = (box: HTMLInputElement | null) => box?.focus()

const action = css({ display: 'flex', alignItems: 'center', justifyContent: { sm: 'end' } })
const frame = css({ display: 'grid', gap: '6', paddingInline: { base: '4', sm: '6' } })
const boxes = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
})
