import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useShortcuts } from '../../platform/page/use-shortcuts'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { useDays } from './use-days'
import type { useWeek } from './use-week'

/** Which week is shown, and the way to others: by button, or by the keys [ ] and t. */
export function WeekBar({ week, children }: { week: ReturnType<typeof useWeek>; children?: ReactNode }) {
  const { week: texts } = useTexts()['doctor-schedule']
  const { range } = useDays()
  useShortcuts({ '[': week.before, ']': week.after, t: week.now })
  return (
    <div className={bar}>
      <fieldset aria-label={texts.label()} className={steps}>
        <IconButton label={texts.before()} aria-keyshortcuts="[" onClick={week.before}>
          <ChevronLeft />
        </IconButton>
        <h2 aria-live="polite" className={period}>
          {range(week.from, week.until)}
        </h2>
        <IconButton label={texts.after()} aria-keyshortcuts="]" onClick={week.after}>
          <ChevronRight />
        </IconButton>
      </fieldset>
      <Button variant="outline" size="sm" aria-keyshortcuts="t" disabled={week.isNow} onClick={week.now}>
        {texts.now()}
      </Button>
      {children}
    </div>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: { base: '2', sm: '4' },
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
})
const steps = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  '& svg': { boxSize: '5', _rtl: { scale: '-1 1' } },
})
// the buttons stay where they are from one week to the next
const period = css({ textStyle: 'subheading', fontFamily: 'numeric', textAlign: 'center', minWidth: { sm: '[14rem]' } })
