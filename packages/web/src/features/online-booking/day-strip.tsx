import type { OnlineDay } from '@clinic/core/booking-request'
import { css } from 'styled-system/css'
import { longDayText } from '../../entities/appointment/appointment-time'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateFormat } from '../../platform/time/date-format'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface DayStripProps {
  days: readonly OnlineDay[]
  /** The day whose times are shown. */
  shown: string | undefined
  onShow: (date: string) => void
}

/** Seven days with the number of their free times; days with none cannot be chosen. */
export function DayStrip({ days, shown, onShow }: DayStripProps) {
  const texts = useTexts()['online-booking'].time
  const language = useLanguage()
  return (
    <ul aria-label={texts.days()} className={strip}>
      {days.map(({ date, count }) => (
        <li key={date}>
          <button
            type="button"
            disabled={count === 0}
            aria-pressed={date === shown}
            className={tile}
            onClick={() => onShow(date)}
          >
            <VisuallyHidden>{`${longDayText(language, date)}, ${texts.free(count)}`}</VisuallyHidden>
            <span aria-hidden="true" className={css({ textStyle: 'small' })}>
              {weekdayFormat(language).format(new Date(`${date}T00:00:00Z`))}
            </span>
            <strong aria-hidden="true" className={css({ fontSize: 'lg' })}>
              {Number(date.slice(8))}
            </strong>
            <span aria-hidden="true" className={css({ textStyle: 'small' })}>
              {count === 0 ? '–' : count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const weekdayFormat = dateFormat({ weekday: 'short' })

const strip = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: { base: '1', sm: '2' } })
const tile = css({
  display: 'grid',
  justifyItems: 'center',
  width: 'full',
  paddingBlock: '2',
  borderRadius: 'control',
  fontFamily: 'numeric',
  boxShadow: '[inset 0 0 0 1px var(--colors-control)]',
  _forcedColors: { border: '[1px solid]' },
  cursor: 'pointer',
  '&:hover:not([aria-pressed=true])': { background: 'subtle' },
  _disabled: { color: 'muted', background: 'subtle', boxShadow: '[none]', cursor: 'not-allowed' },
  '&[aria-pressed=true]': {
    background: 'primary.tint',
    color: 'primary.text',
    boxShadow: '[inset 0 0 0 2px var(--colors-focus)]',
    _forcedColors: { border: '[3px solid]' },
  },
})
