import { medicineCategories } from '@clinic/core/company-medicine'
import { stockCountStates } from '@clinic/core/stock-count'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import type { StockCount } from './stock-count-query'

/** What is counted, by whom, and what became of it. */
export function StockCountFacts({ count }: { count: StockCount }) {
  const words = useTexts()['stock-count']
  const { fields } = words
  const { label } = useLabels()
  const { date, dateTime } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const { state, category, location, medicine_ids, people, transaction_id, number, stages } = count
  const names = medicine_ids.map((id) => {
    const line = count.lines.find(({ medicine_id }) => medicine_id === id)
    return line ? nameOf(line) : String(id)
  })
  const scope = [category === null ? '' : label(medicineCategories, category), location, names.join(', ')]
  const counters = people.map(({ name, round, finished_at }) =>
    [
      name,
      round > 1 ? words.recountRound() : '',
      finished_at === null ? words.counting() : words.finishedAt({ when: dateTime(finished_at) }),
    ]
      .filter(Boolean)
      .join(', '),
  )
  return (
    <>
      <Card>
        <KeyValue
          pairs={[
            { label: fields.state(), value: <ValueTag of={stockCountStates} value={state} /> },
            { label: fields.dated_on(), value: date(count.dated_on) },
            { label: words.scope(), value: scope.filter(Boolean).join(' · ') || words.all() },
            { label: fields.counters(), value: count.counters === 1 ? words.one() : words.two() },
            ...(count.counters === 1 ? [{ label: fields.single_reason(), value: count.single_reason }] : []),
            { label: fields.people(), value: counters.join('; ') || words.nobody() },
            ...(transaction_id === null
              ? []
              : [
                  {
                    label: fields.number(),
                    value: (
                      <Link className={link()} href={`/clinic/medicine-transaction/${transaction_id}`}>
                        {number ?? words.document()}
                      </Link>
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      <Card title={words.history()}>
        <ol className={css({ display: 'grid', gap: '2' })}>
          {stages.map(({ state: was, by, at, reason }) => (
            <li key={`${was} ${at}`}>
              {words.stage({ state: label(stockCountStates, was), name: by, when: dateTime(at) })}
              {reason && <bdi className={css({ color: 'muted' })}> {reason}</bdi>}
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}
