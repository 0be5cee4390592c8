import '../../../history.css'
import type { Schema } from '@clinic/api'
import type { ChartStop } from '@clinic/core/odontogram'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { chartHistory } from 'styled-system/recipes'
import { isolated } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { IconButton } from '../../../ui/icon-button'
import { Tag } from '../../../ui/tag'

export type VisitStop = ChartStop<Schema<'OdontogramVisit'>>

interface VisitSliderProps {
  stops: readonly VisitStop[]
  /** The place of the stop that is shown. */
  at: number
  onMove: (at: number) => void
}

/** A slider over the visits of a chart, the first one at the start, now at the end; examinations stand higher on it. */
export default function VisitSlider({ stops, at, onMove }: VisitSliderProps) {
  useNamespace('chart-history')
  const classes = chartHistory()
  const { stops: texts } = useTexts()['chart-history']
  const { date } = useFormat()
  const last = stops.length - 1
  const stop = stops[at]
  if (!stop) return null
  const { visit } = stop
  const name = [date(visit.date), visit.doctor_name && isolated(visit.doctor_name)].filter(Boolean).join(' · ')
  const said = [name, ...(visit.is_examination ? [texts.examination()] : []), ...(at === last ? [texts.now()] : [])]
  return (
    <div className={classes.slider}>
      <div className={classes.steps}>
        <IconButton label={texts.earlier()} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ChevronLeft />
        </IconButton>
        <div className={classes.range}>
          <div className={classes.ticks} aria-hidden="true">
            {stops.map(({ visit: { visit: id, is_examination } }, place) => (
              <span
                key={id}
                className={classes.tick}
                data-examination={is_examination || undefined}
                style={{ insetInlineStart: `${(100 * place) / last}%` }}
              />
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={texts.label()}
            aria-valuetext={texts.stop({ visit: said.join(', '), place: at + 1, count: stops.length })}
            onChange={({ target }) => onMove(target.valueAsNumber)}
          />
        </div>
        <IconButton label={texts.later()} disabled={at === last} onClick={() => onMove(at + 1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <p className={classes.value}>
        <bdi>{name}</bdi>
        {visit.is_examination && <Tag>{texts.examination()}</Tag>}
        {at === last && <Tag tone="info">{texts.now()}</Tag>}
      </p>
    </div>
  )
}
