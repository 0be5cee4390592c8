import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { GridLook } from '../../../ui/grid/time-grid-props'
import { lookOf, type Seen } from './appointment-card'
import type { CalendarBlock } from './calendar-block'
import { requestLook } from './request-card'

/** Returns the look of whatever stands in a view. */
export function calendarLook(texts: TranslationFunctions, seen: Seen): GridLook<CalendarBlock> {
  const [booked, asked] = [lookOf(texts, seen), requestLook(texts, seen)]
  return {
    nameOf: (block) => ('request' in block ? asked.nameOf(block) : booked.nameOf(block)),
    toneOf: (block) => ('request' in block ? asked.toneOf(block) : booked.toneOf(block)),
    markOf: (block) => ('request' in block ? block.request : block.appointment).doctor_color,
    isCrossed: (block) => 'appointment' in block && booked.isCrossed(block),
    isTentative: (block) => 'request' in block,
    render: (block) => ('request' in block ? asked.render(block) : booked.render(block)),
  }
}
