import { announcedHoursOn } from '@clinic/core/information'
import { sql } from 'kysely'
import { takesRequests } from '../../domain/booking-request/takes-requests'
import { findCandidates } from '../../domain/patient/find-candidates'
import { registrationColumns, registrationRows } from '../../domain/registration/registration-columns'
import type { UseCases } from '../../use-case/contract'
import { list, wholeList } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { acceptRegistration } from './accept-registration'
import { createRegistration } from './create-registration'
import { mergeRegistration } from './merge-registration'
import { rejectRegistration } from './reject-registration'

type RegistrationOperation =
  | 'listRegistrationClinic'
  | 'createRegistration'
  | 'listRegistration'
  | 'getRegistration'
  | 'acceptRegistration'
  | 'mergeRegistration'
  | 'rejectRegistration'

export const registrationUseCases: UseCases<RegistrationOperation> = {
  /** For everybody: nothing here tells more than the poster of a clinic. */
  async listRegistrationClinic({ database, now, query: { slug } }) {
    const clinics = database
      .selectFrom('clinic')
      .select([
        'slug',
        'name',
        'status',
        'registration_open',
        'address',
        'city',
        'province',
        'country',
        'postcode',
        'email',
        'whatsapp',
      ])
      .select(['instagram', 'linkedin', 'phone', 'website', 'facebook', 'twitter'])
      .select(['opening_week', 'special_dates', takesRequests.as('booking_open')])
      .select(sql<string>`to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as('today'))
      .where((eb) => eb.and(slug === undefined ? { status: 'active', registration_open: true } : { slug }))
    const rows = await clinics.orderBy('name').orderBy('slug').execute()
    return wholeList(
      rows.map(({ opening_week: week, special_dates, today, ...clinic }) => ({
        ...clinic,
        hours_today: announcedHoursOn({ week, special_dates }, today),
      })),
    )
  },

  createRegistration,

  listRegistration({ database, caller, query }) {
    const { state } = query
    const registrations = registrationRows(database, caller).where((eb) => eb.and({ ...(state && { state }) }))
    return list(database, registrations, query, {
      searchColumn: sql`lower(concat_ws(' ', patient->>'first_name', patient->>'last_name', code, patient->>'phone',
        patient->>'identity_number'))`,
      sort: {
        submitted_at: ['submitted_at'],
        name: [sql`lower(patient->>'first_name')`, sql`lower(patient->>'last_name')`],
      },
      defaultSort: '-submitted_at',
      id: 'id',
    })
  },

  async getRegistration({ database, caller, path }) {
    const { company_id, clinic_id } = caller
    const registration = await database
      .selectFrom('registration')
      .select(registrationColumns)
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .executeTakeFirst()
    if (!registration) throw new Refusal(404, 'notFound')
    return { registration, candidates: await findCandidates(database, caller, registration.patient) }
  },

  acceptRegistration,
  mergeRegistration,
  rejectRegistration,
}
