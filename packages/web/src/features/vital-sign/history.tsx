import { standing } from '@clinic/core/vital-sign'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { typedSigns } from '../../entities/vital-sign/typed-signs'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Sparkline } from './sparkline'

const mostShown = 5

/** The last five measurements of the patient that stand, today's too: each sign as a line and in numbers. */
export function History({ sheet }: { sheet: Sheet }) {
  const { history, fields } = useTexts()['vital-sign']
  const { number } = useFormat()
  const latest = standing([...sheet.previous, ...sheet.measurements]).slice(-mostShown)
  const rows = (['systolic', ...typedSigns] as const).flatMap((sign) => {
    const taken = latest.flatMap((each) => {
      const value = each[sign]
      const text = sign === 'systolic' ? `${each.systolic}/${each.diastolic}` : value !== null && number(value)
      return value === null ? [] : [{ value, text }]
    })
    return taken.length > 0 ? [{ sign, taken }] : []
  })
  const classes = recipe()
  return (
    <Card title={history.title()}>
      {rows.length === 0 ? (
        <p className={classes.note}>{history.none()}</p>
      ) : (
        <ul className={classes.history}>
          {rows.map(({ sign, taken }) => (
            <li key={sign} className={classes.row}>
              <span>{fields[sign]()}</span>
              {taken.length > 1 ? <Sparkline values={taken.map(({ value }) => value)} /> : <span />}
              <bdi dir="ltr">{taken.map(({ text }) => text).join(' · ')}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
