import type { Schema } from '@clinic/api'
import { type BookingRequestState, bookingRequestStates } from '@clinic/core/booking-request'
import { useMemo } from 'react'
import { bookingRequestAddress } from '../../../entities/booking-request/booking-request-address'
import type { RowMenu } from '../../../platform/list/list-rows'
import { ListScreen } from '../../../platform/list/list-screen'
import { useDashboardTabs } from '../../../platform/page/use-dashboard-tabs'
import { optionsOf } from '../../../platform/texts/options-of'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useBookingRequestColumns } from './use-booking-request-columns'

const BookingRequestMenu = lazyWithRetry(() => import('./booking-request-menu'))

/** Lists the appointments that visitors asked for; without a filter, those awaiting the front office. */
export default function BookingRequestInbox() {
  const texts = useTexts()['booking-request']
  const { label, options } = useLabels()
  const menu = useMemo(
    (): RowMenu<Schema<'BookingRequest'>> => ({
      nameOf: personName,
      draw: (request, opening) => <BookingRequestMenu request={request} {...opening} />,
      prepare: BookingRequestMenu.prepare,
    }),
    [],
  )
  return (
    <ListScreen
      feature="booking-request"
      words={texts.list}
      ask={({ chosen, filter }) => ({
        path: '/api/booking-request',
        query: {
          sort: chosen('sort', sorts),
          state: filter('state') === 'all' ? undefined : (chosen('state', answered) ?? waiting),
        },
      })}
      columns={useBookingRequestColumns()}
      filters={[
        {
          name: 'state',
          label: texts.columns.state(),
          any: label(bookingRequestStates, waiting),
          options: [...options(bookingRequestStates, answered), { value: 'all', label: texts.allStates() }],
        },
      ]}
      sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
      href={({ id }) => bookingRequestAddress(id)}
      menu={menu}
      create="/clinic/information/registration"
      tabs={useDashboardTabs('/clinic/dashboard/booking-request')}
    />
  )
}

const waiting = 'requested' as const
const answered = ['booked', 'declined', 'withdrawn', 'expired'] as const satisfies readonly BookingRequestState[]
const sorts = ['starts_at', '-starts_at', 'submitted_at', '-submitted_at'] as const
