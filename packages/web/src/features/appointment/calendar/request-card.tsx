import { bookingRequestStates } from '@clinic/core/booking-request'
import { Globe } from 'lucide-react'
import { appointment as recipe } from 'styled-system/recipes'
import { requestedService } from '../../../entities/booking-request/requested-service'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { isolated, personName } from '../../../platform/texts/person-name'
import { clock } from '../../../ui/grid/time-grid-layout'
import type { GridLook } from '../../../ui/grid/time-grid-props'
import { initials } from '../../../ui/initials'
import type { Seen } from './appointment-card'
import type { RequestBlock } from './calendar-block'

/** Returns the look of what a visitor asked for: without a tint, in a broken frame, and in words. */
export function requestLook(
  { appointment: { asked } }: TranslationFunctions,
  { view, language }: Seen,
): Pick<GridLook<RequestBlock>, 'nameOf' | 'toneOf' | 'render'> {
  const classes = recipe()
  const service = ({ request }: RequestBlock) => requestedService(request, language)
  return {
    nameOf: (block) => {
      const time = `${clock(block.from)}–${clock(block.until)}`
      return [
        personName(block.request),
        time,
        asked.waiting(),
        service(block),
        isolated(block.request.doctor_name),
      ].join(', ')
    },
    toneOf: () => bookingRequestStates.requested.tone ?? 'neutral',
    render: (block) => (
      <span className={classes.card}>
        <span className={classes.cardHead}>
          <span className={classes.cardName}>
            <span className={classes.cardLine}>{clock(block.from)}</span>{' '}
            {view !== 'doctor' && <bdi className={classes.initials}>{initials(block.request.doctor_name)}</bdi>}{' '}
            <bdi>{personName(block.request)}</bdi>
          </span>
        </span>
        <span className={classes.cardName}>
          <Globe aria-hidden="true" className={classes.cardIcon} /> {asked.label()}
        </span>
        <span>
          <bdi>{service(block)}</bdi>
        </span>
      </span>
    ),
  }
}
