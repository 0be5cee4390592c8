import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const bookingRequestStates: Values<Schema<'BookingRequestState'>> = {
  requested: { en: 'Waiting', id: 'Menunggu', tone: 'warning' },
  booked: { en: 'Booked', id: 'Terjadwal', tone: 'success' },
  declined: { en: 'Declined', id: 'Ditolak', tone: 'error' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
}
