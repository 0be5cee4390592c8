import { addDays } from '@clinic/core/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { dayText } from '../../entities/appointment/appointment-time'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { IconButton } from '../../ui/icon-button'

interface WeekStepsProps {
  /** The first of the seven days that are shown. */
  from: string
  /** The first and the last day that can be asked for. */
  first: string
  last: string
  onShow: (from: string) => void
}

/** Which seven days are shown, and the way to those before and after them. */
export function WeekSteps({ from, first, last, onShow }: WeekStepsProps) {
  const texts = useTexts()['online-booking'].time
  const language = useLanguage()
  const next = addDays(from, 7)
  return (
    <div className={bar}>
      <IconButton
        label={texts.earlier()}
        variant="outline"
        size="lg"
        disabled={from <= first}
        onClick={() => onShow(addDays(from, -7))}
      >
        <ChevronLeft />
      </IconButton>
      <p aria-live="polite" className={css({ fontWeight: 'medium', textAlign: 'center' })}>
        {dayText(language, from)} – {dayText(language, addDays(from, 6))}
      </p>
      <IconButton label={texts.later()} variant="outline" size="lg" disabled={next > last} onClick={() => onShow(next)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  '& svg': { _rtl: { scale: '-1 1' } },
})
