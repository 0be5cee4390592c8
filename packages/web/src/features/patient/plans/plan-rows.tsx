import type { Schema } from '@clinic/api'
import { placeOf } from '@clinic/core/note'
import { inPhaseOrder } from '@clinic/core/treatment-plan'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { AddField } from '../../../entities/note/add-field'
import { focusOn } from '../../../entities/note/focus-on'
import { nextId } from '../../../entities/note/next-id'
import { useKnownService } from '../../../entities/note/use-known-service'
import { type Service, useFindService, useServices } from '../../../entities/note/use-services'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { PlanItemRow } from './plan-item-row'
import { moved, type PlanRow, usualPhase } from './plan-value'
import { usePlanPrices } from './use-plan-prices'

const ChartOffers = lazyWithRetry(() => import('./chart-offers'))

interface PlanRowsProps {
  patient: Schema<'Patient'>
  rows: readonly PlanRow[]
  errors: Readonly<Record<string, string | undefined>>
  onChange: (rows: PlanRow[]) => void
}

/** What is planned, phase by phase, with its price, and the ways to add to it. Alt and an arrow move a row within its phase. */
export default function PlanRows({ patient, rows, errors, onChange }: PlanRowsProps) {
  const { form: words, fields, total } = useTexts()['treatment-plan']
  const { money } = useFormat()
  const find = useFindService()
  const known = useKnownService()
  const services = useServices(rows)
  const costs = usePlanPrices(rows, { services, list: patient.price_list_id ?? null })
  const [said, say] = useState('')
  const amounts = rows.map((row) => costs(row).amount)
  const unpriced = amounts.filter((amount) => amount === null).length

  function add(service: Service, place: Partial<PlanRow> = {}) {
    const id = nextId(rows)
    const row: PlanRow = {
      id,
      phase: usualPhase[service.category],
      product_id: service.id,
      product_code: service.code,
      product_name: service.name, // as the server stores it, in whatever language it was found
      tooth: null,
      surfaces: [],
      jaw: null,
      quantity: 1,
      remark: '',
      ...place,
    }
    onChange(inPhaseOrder([...rows, row]))
    return rowId(id)
  }

  function move(row: PlanRow, by: -1 | 1) {
    const at = document.activeElement
    const next = moved(rows, row, by)
    flushSync(() => onChange(next))
    // a row that moved on the page has lost the focus
    if (at instanceof HTMLElement && at !== document.activeElement) at.focus()
    say(words.moved({ name: row.product_name, position: next.indexOf(row) + 1 }))
  }

  /** Another phase is another place in the list. */
  function change(row: PlanRow, next: PlanRow) {
    const at = document.activeElement
    flushSync(() => onChange(inPhaseOrder(rows.map((each) => (each === row ? next : each)))))
    if (at instanceof HTMLElement && at !== document.activeElement) at.focus()
  }

  return (
    <>
      <div>
        <h2 className={css({ textStyle: 'subheading' })}>{fields.items()}</h2>
        <p className={css({ color: 'muted' })}>{words.itemsText()}</p>
      </div>
      {errors.items && <Banner tone="error">{errors.items}</Banner>}
      {rows.length > 0 && (
        <ol className={list}>
          {rows.map((row, index) => (
            <PlanItemRow
              key={row.id}
              id={rowId(row.id)}
              name={`items.${index}`}
              row={row}
              scope={services.get(row.product_id)?.scope ?? 'none'}
              cost={costs(row)}
              errors={errors}
              canMoveUp={rows[index - 1]?.phase === row.phase}
              canMoveDown={rows[index + 1]?.phase === row.phase}
              onMove={(by) => move(row, by)}
              onChange={(next) => change(row, next)}
              onRemove={() => {
                flushSync(() => onChange(rows.filter((each) => each !== row)))
                focusOn(newItem)
              }}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Suspense>
        <ChartOffers
          patient={patient.id}
          named={rows.map((row) => ({
            procedure: { tooth: row.tooth, jaw: row.jaw, outcome: 'done' },
            service: services.get(row.product_id),
          }))}
          onTake={(service, work) => {
            let place = ''
            flushSync(() => {
              place = add(service, placeOf(work, service.scope))
            })
            focusOn(place)
          }}
        />
      </Suspense>
      <div id={newItem} className={css({ maxWidth: 'form' })}>
        <AddField
          name="items"
          label={words.add()}
          placeholder={words.placeholder()}
          help={words.addHelp()}
          load={find}
          onAdd={(found) => {
            const service = known(Number(found))
            return service ? add(service) : newItem
          }}
        />
      </div>
      <p className={sum}>
        <span>
          {total()}
          {unpriced > 0 && <small>{` · ${words.withoutPrice({ count: unpriced })}`}</small>}
        </span>
        <b>{money(amounts.reduce<number>((whole, amount) => whole + (amount ?? 0), 0))}</b>
      </p>
    </>
  )
}

const newItem = 'plan-new-item'
const rowId = (id: number) => `plan-item-${id}`

const list = css({ display: 'grid', gap: '3' })
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlockStart: '3',
  borderBlockStart: 'hairline',
  '& b': { textStyle: 'subheading', fontFamily: 'numeric' },
  '& small': { color: 'warning.text' },
})
