interface Beginning {
  patient: { id: number }
  doctor_id?: number | null
  /** The day, whose time is not known yet: YYYY-MM-DD. */
  date?: string
  /** The request of a visitor that it answers. */
  request?: number
}

/** The address at which the calendar books an appointment of a patient: with this dentist, on this day, for this request, where they are known. */
export function bookingAddress({ patient, doctor_id, date, request }: Beginning) {
  const address = new URLSearchParams({ open: 'new', patient: String(patient.id) })
  if (doctor_id) address.set('with', String(doctor_id))
  if (date) {
    address.set('date', date)
    address.set('at', date)
  }
  if (request) address.set('request', String(request))
  return `/clinic/dashboard/calendar?${address}`
}
