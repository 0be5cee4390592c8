import type { onlineBookingMachine } from '@clinic/core/booking-request'
import type { ActorRefFrom } from 'xstate'

export type OnlineBookingActor = ActorRefFrom<typeof onlineBookingMachine>
