import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { type CashShift, cashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { useRecordForm } from '../../../platform/record/use-record-form'
import { FailureBanner } from '../../../platform/refusal/failure-banner'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { moveOnEnter } from '../../../ui/field/move-on-enter'
import { NumberField } from '../../../ui/field/number-field'
import { denominations, isCounted, type Pieces, sumOf } from './denominations'

const nothing: Pieces = Object.fromEntries([...denominations, 'other'].map((key) => [key, null]))
/** As the contract takes it. */
const most = 1_000_000_000_000
/** Of one note or coin. More is mistyped, such as an amount in place of a number. */
const mostPieces = 99_999

/** The blind count: notes and coins add up; what should be there is told afterwards. Enter moves on, last to the button. */
export function CountForm({ shift: { id, version } }: { shift: CashShift }) {
  const { api } = useApp()
  const texts = useTexts()
  const { count, page } = texts['cash-shift']
  const { money, number } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm<Pieces, CashShift>({
    form: `cash-count-${id}`,
    initial: nothing,
    problemsOf: (pieces) => ({
      ...Object.fromEntries(
        denominations.map((value) => [
          value,
          (pieces[value] ?? 0) > mostPieces ? count.tooMany(number(mostPieces)) : undefined,
        ]),
      ),
      ...(!isCounted(pieces) && { 100000: count.none() }),
      other: sumOf(pieces) > most ? count.tooMuch() : undefined,
    }),
    save: (pieces) =>
      unwrap(
        api.POST('/api/cash-shift/{id}/count', {
          params: { path: { id } },
          body: { counted: sumOf(pieces), version },
        }),
      ),
    onSaved: (shift) => {
      queries.setQueryData(cashShiftQuery(api, id).queryKey, shift)
      void queries.invalidateQueries({ queryKey: ['cash-shift'] })
      void notify('success', count.saved())
    },
  })
  if (!form.isReady) return null
  const field = (key: string, label: string, unit?: string) => (
    <NumberField
      key={key}
      name={key}
      label={label}
      unit={unit}
      unitSide="start"
      locale={locale}
      error={form.errors[key]}
      value={form.value[key] ?? null}
      onChange={(pieces) => form.change({ [key]: pieces })}
    />
  )
  return (
    <Card title={count.title()}>
      <form
        ref={form.ref}
        noValidate
        autoComplete="off"
        onKeyDown={moveOnEnter}
        onSubmit={form.onSubmit}
        className={frame}
      >
        <p className={css({ color: 'muted' })}>
          {count.text()} {page.blind()}
        </p>
        <div className={fields}>
          {denominations.map((value) => field(String(value), count.piece({ amount: money(value) })))}
          {field('other', count.other(), 'Rp')}
        </div>
        <p className={sum}>
          <span>{count.sum()}</span>
          <output aria-live="polite">{money(sumOf(form.value))}</output>
        </p>
        {form.failure && <FailureBanner error={form.failure}>{texts.failed.safe()}</FailureBanner>}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {count.save()}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const frame = css({ display: 'grid', gap: '4' })
const fields = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
})
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'figure',
  fontFamily: 'numeric',
  borderBlockStart: 'hairline',
  paddingBlockStart: '4',
})
