import type { Schema } from '@clinic/api'
import type { OnlineDay, OnlineTime } from '@clinic/core/booking-request'
import { partsOfDay } from '@clinic/core/time'
import { css } from 'styled-system/css'
import { clockIn, longDayText } from '../../entities/appointment/appointment-time'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage } from '../../platform/texts/use-texts'

interface DayTimesProps {
  day: OnlineDay
  timeZone: Schema<'TimeZone'>
  chosen: OnlineTime | null
  onChoose: (time: OnlineTime) => void
}

/** The free times of a day, by its parts. */
export function DayTimes({ day, timeZone, chosen, onChoose }: DayTimesProps) {
  const language = useLanguage()
  const { label } = useLabels()
  return (
    <section aria-label={longDayText(language, day.date)} className={css({ display: 'grid', gap: '4' })}>
      {day.parts.map(({ part, times }) => (
        <fieldset key={part}>
          <legend className={css({ textStyle: 'label', color: 'muted', marginBlockEnd: '2' })}>
            {label(partsOfDay, part)}
          </legend>
          <div className={grid}>
            {times.map((time) => (
              <button
                key={time.starts_at}
                type="button"
                aria-pressed={time.starts_at === chosen?.starts_at}
                className={choice}
                onClick={() => onChoose(time)}
              >
                {clockIn(timeZone, time.starts_at)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

const grid = css({ display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))' })
const choice = css({
  minHeight: '12',
  borderRadius: 'control',
  fontFamily: 'numeric',
  fontWeight: 'medium',
  cursor: 'pointer',
  boxShadow: '[inset 0 0 0 1px var(--colors-control)]',
  _forcedColors: { border: '[1px solid]' },
  '&:hover:not([aria-pressed=true])': { background: 'subtle' },
  '&[aria-pressed=true]': {
    background: 'primary.tint',
    color: 'primary.text',
    boxShadow: '[inset 0 0 0 2px var(--colors-focus)]',
    _forcedColors: { border: '[3px solid]' },
  },
})
