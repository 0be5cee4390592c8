export { type BookingRequestEvent, type BookingRequestState, bookingRequestMachine } from './booking-request.machine'
export { bookingRequestStates } from './booking-request.values'
export { calendarEntry } from './calendar-entry'
export {
  bookingDraftOf,
  emptyPerson,
  type OnlineBooking,
  type OnlineBookingDraft,
  type OnlineDentist,
  type OnlinePerson,
  type OnlineRequest,
  type OnlineService,
  type OnlineTime,
  personProblems,
} from './online-booking'
export { type AskedReceipt, onlineBookingMachine } from './online-booking.machine'
export { type OnlineDay, onlineDays } from './online-days'
export { onlineTimes } from './online-times'
