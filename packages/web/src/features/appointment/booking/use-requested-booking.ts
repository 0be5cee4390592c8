import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { bookingRequestQuery } from '../../../entities/booking-request/booking-request-query'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { requestedBooking } from './requested-booking'

/** The values of the booking that a visitor asks for, as soon as they are known; and whether the request was answered already. */
export function useRequestedBooking(request: number | undefined) {
  const { api } = useApp()
  const { timeZone } = useClinicDay()
  const asked = useQuery({ ...bookingRequestQuery(api, request ?? 0), enabled: request !== undefined })
  const found = asked.data?.request
  const id = found?.product_id ?? 0
  const product = useQuery({
    queryKey: ['product', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/product/{id}', { params: { path: { id } }, signal })),
    enabled: found !== undefined,
  })
  const isKnown = found !== undefined && timeZone !== undefined && !product.isPending
  return {
    // what cannot be fetched is typed
    isReady: request === undefined || asked.error !== null || isKnown,
    isClosed: found !== undefined && found.state !== 'requested',
    booking: isKnown ? requestedBooking(found, product.data, { timeZone }) : undefined,
  }
}
