import { type Schema, unwrap } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { lastPriceDay, priceFrom, priceProblems } from '@clinic/core/product'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useRecordForm } from '../../platform/record/use-record-form'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date/date-field'
import { FormRow } from '../../ui/field/form'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'

interface PriceFormProps {
  product: number
  /** The existing prices, as they are shown. */
  prices: readonly Schema<'ProductPrice'>[]
  onClose: () => void
}

interface Typed {
  /** The standard price where none is chosen. */
  price_list_id: number | null
  price: number | null
  valid_from: string
}

/** Adds a price of a service, from a day on. Earlier prices stay in the history. */
export function PriceForm({ product, prices, onClose }: PriceFormProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.product.prices
  const queries = useQueryClient()
  const language = useLanguage()
  const { money, date } = useFormat()
  const { today } = useClinicDay()
  const { lists, options } = usePriceLists()
  const replacedBy = ({ price_list_id, valid_from }: Pick<Typed, 'price_list_id' | 'valid_from'>) =>
    priceFrom(
      prices.filter((price) => price.price_list_id === price_list_id),
      valid_from,
    )
  const form = useRecordForm<Typed, Schema<'ProductPrice'>>({
    form: `product-${product}-price`,
    initial: { price_list_id: null, price: null, valid_from: today },
    problemsOf({ price, valid_from }) {
      const problem = isDate(valid_from) ? priceProblems({ valid_from }, today).valid_from : 'notDate'
      return {
        price: price === null ? texts.master.required() : undefined,
        valid_from: problem && texts.product.problems[problem](),
      }
    },
    save: ({ price_list_id, price, valid_from }, key) =>
      unwrap(
        api.POST('/api/product/{id}/price', {
          params: { path: { id: product }, header: { 'Idempotency-Key': key } },
          // null was asked for above
          body: {
            price_list_id,
            price: price ?? 0,
            valid_from,
            replaces: replacedBy({ price_list_id, valid_from })?.id ?? null,
          },
        }),
      ).catch((error: unknown) => {
        void queries.invalidateQueries({ queryKey: ['product', 'price', product] }) // perhaps there is another one meanwhile
        throw error
      }),
    onSaved({ price, valid_from }) {
      void queries.invalidateQueries({ queryKey: ['product'] })
      void queries.invalidateQueries({ queryKey: ['paket'] })
      void queries.invalidateQueries({ queryKey: ['price-list'] })
      void notify('success', words.entered({ price: money(price ?? 0), day: date(valid_from) }))
      onClose()
    },
  })
  if (!form.isReady) return null
  const { value, errors, change, failure } = form
  const replaced = replacedBy(value)
  return (
    <form ref={form.ref} noValidate autoComplete="off" onSubmit={form.onSubmit} className={frame}>
      {failure && <FailureBanner error={failure}>{texts.failed.safe()}</FailureBanner>}
      {lists.length > 0 && (
        <SelectField
          name="price_list_id"
          label={words.list()}
          placeholder={words.standard()}
          // a list is filled before it is active
          options={options({ chosen: value.price_list_id, isInactiveToo: true })}
          error={errors.price_list_id}
          value={value.price_list_id === null ? '' : String(value.price_list_id)}
          onChange={({ target }) => change({ price_list_id: target.value === '' ? null : Number(target.value) })}
        />
      )}
      <FormRow>
        <NumberField
          name="price"
          label={words.price()}
          required
          unit="Rp"
          unitSide="start"
          locale={language}
          value={value.price}
          error={errors.price}
          onChange={(price) => change({ price })}
        />
        <DateField
          name="valid_from"
          label={words.validFrom()}
          required
          help={
            replaced
              ? words.replaces({ price: replaced.price === null ? words.standardHolds() : money(replaced.price) })
              : words.validFromHelp()
          }
          max={lastPriceDay}
          locale={language}
          value={value.valid_from}
          error={errors.valid_from}
          onChange={(valid_from) => change({ valid_from })}
        />
      </FormRow>
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
        <Button
          variant="outline"
          onClick={() => {
            form.discardDraft()
            onClose()
          }}
        >
          {texts.cancel()}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {words.save()}
        </Button>
      </div>
    </form>
  )
}

const frame = css({
  display: 'grid',
  gap: '4',
  padding: { base: '4', sm: '6' },
  borderBlockEnd: 'hairline',
  maxWidth: 'form',
})
