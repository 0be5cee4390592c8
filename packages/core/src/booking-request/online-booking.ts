import type { Schema } from '@clinic/api'
import { emptyPatient, type PatientProblems, patientProblems } from '../patient'

export type OnlineBooking = Schema<'OnlineBooking'>
export type OnlineService = Schema<'OnlineService'>
export type OnlineDentist = Schema<'OnlineDentist'>
export type OnlineTime = Schema<'OnlineTime'>

/** Who asks for an appointment, as typed. */
export type OnlinePerson = Pick<
  Schema<'BookingRequestInput'>,
  'first_name' | 'last_name' | 'date_of_birth' | 'phone' | 'note'
>

/** The entries a visitor finds again after a reload. Consent is given anew each time, so it is not part of it. */
export interface OnlineBookingDraft {
  /** The slug of the clinic. */
  clinic: string
  service: OnlineService | null
  /** Null for anyone. */
  dentist: OnlineDentist | null
  time: OnlineTime | null
  person: OnlinePerson
}

/** All entries, and what the clinic offers. */
export interface OnlineBookingEntries extends Omit<OnlineBookingDraft, 'clinic'> {
  offer: OnlineBooking
  consent: boolean
}

/** The request as the steps know it; the page adds its language and the secret of the sender. */
export type OnlineRequest = Omit<Schema<'BookingRequestInput'>, 'language' | 'token' | 'website_url'>

export const emptyPerson: OnlinePerson = { first_name: '', last_name: '', date_of_birth: '', phone: '', note: '' }

/** Returns the part of a booking under way that is kept: `bookingDraftOf(actor.getSnapshot().context)`. */
export const bookingDraftOf = ({
  offer,
  service,
  dentist,
  time,
  person,
}: OnlineBookingEntries): OnlineBookingDraft => ({
  clinic: offer.clinic,
  service,
  dentist,
  time,
  person,
})

/**
 * Takes up a draft: the person at any clinic, the rest at its own, as far as it is still offered. A time that has passed is
 * chosen anew.
 */
export function entriesOf(draft: OnlineBookingDraft | null, offer: OnlineBooking, now: number): OnlineBookingEntries {
  const kept = draft?.clinic === offer.clinic ? draft : null
  const service = offer.services.find(({ id }) => id === kept?.service?.id) ?? null
  const dentist = offer.dentists.find(({ id }) => id === kept?.dentist?.id) ?? null
  const isOffered = service !== null && dentist?.id === kept?.dentist?.id
  const isAhead = Date.parse(kept?.time?.starts_at ?? '') > now
  const time = (isOffered && isAhead && kept?.time) || null
  return { offer, service, dentist, time, person: { ...emptyPerson, ...draft?.person }, consent: false }
}

/** What prevents a person from asking, by field; `today` is the day in the clinic. */
export function personProblems(
  person: OnlinePerson,
  { today }: { today: string },
): Pick<PatientProblems, 'first_name' | 'date_of_birth' | 'phone'> {
  const { first_name, date_of_birth, phone } = patientProblems({ ...emptyPatient, ...person }, { today })
  const problems = Object.entries({ first_name, date_of_birth, phone })
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

export const isCompleteRequest = (entries: OnlineBookingEntries): entries is CompleteEntries =>
  entries.consent &&
  entries.service !== null &&
  entries.time !== null &&
  Object.keys(personProblems(entries.person, entries.offer)).length === 0

type CompleteEntries = OnlineBookingEntries & { consent: true; service: OnlineService; time: OnlineTime }

/** Returns the request for the clinic. With anyone as the dentist it is the one who is free at the time. */
export function onlineRequestOf(entries: OnlineBookingEntries): OnlineRequest {
  if (!isCompleteRequest(entries)) throw new Error('The booking is not complete')
  const { offer, service, time, person, consent } = entries
  return {
    clinic: offer.clinic,
    product_id: service.id,
    doctor_id: time.doctor_id,
    starts_at: time.starts_at,
    ...person,
    consent,
  }
}
