export { type BookingRequestEvent, type BookingRequestState, bookingRequestMachine } from './booking-request.machine'
export { bookingRequestStates } from './booking-request.values'
export { onlineTimes } from './online-times'
