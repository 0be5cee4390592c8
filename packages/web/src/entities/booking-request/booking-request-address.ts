export const bookingRequestInbox = '/clinic/dashboard/booking-request'

/** The address of a request of a visitor, with the patient who is chosen for it, where one is. */
export const bookingRequestAddress = (id: number, patient?: number) =>
  `${bookingRequestInbox}/${id}${patient === undefined ? '' : `?patient=${patient}`}`
