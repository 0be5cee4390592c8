export { type BookingRequestEvent, type BookingRequestState, bookingRequestMachine } from './booking-request.machine'
export { bookingRequestStates, onlineTimes } from './booking-request.values'
