import type { Schema } from '@clinic/api'
import { onlineTimes } from '@clinic/core/booking-request'
import { treatmentProblem } from '@clinic/core/doctor'
import { addDays } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { workingShifts } from '../../domain/schedule/working-shifts'
import { Refusal } from '../../use-case/refusal'

interface ClinicKey {
  company_id: number
  clinic_id: number
}

/** The clinic that an address names. */
export async function clinicAt(database: Database | Transaction, slug: Schema<'Slug'>, now: Date) {
  const clinic = await database
    .selectFrom('clinic')
    .select([
      'company_id',
      'id as clinic_id',
      'slug',
      'name',
      'status',
      'booking_open',
      'registration_open',
      'time_zone',
    ])
    .select(['address', 'city', 'phone', 'whatsapp'])
    .select(sql<string>`to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as('today'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!clinic) throw new Refusal(404, 'clinicUnknown')
  return clinic
}

/** The services that a clinic offers online. */
export const onlineServices = (database: Database | Transaction, { company_id, clinic_id }: ClinicKey) =>
  database
    .selectFrom('product')
    .select(['id', 'name', 'name_en', 'category', 'duration_minutes'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active', online_bookable: true }))
    .orderBy('category')
    .orderBy('name')
    .orderBy('id')

/** The dentists with a shift to come that visitors may book, who may treat patients today. */
export async function onlineDentists(
  database: Database | Transaction,
  clinic: ClinicKey & { today: string },
): Promise<Schema<'OnlineDentist'>[]> {
  const { company_id, clinic_id, today } = clinic
  const until = addDays(today, onlineTimes.daysAhead)
  const shifts = workingShifts(database, clinic, { from: today, until }).where('shift.online_bookable', '=', true)
  const dentists = await database
    .selectFrom('doctor')
    .select(['id', 'display_name', 'specialty', 'status', 'engagement', 'sip_number', 'sip_valid_until'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', database.selectFrom(shifts.as('bookable')).select('bookable.doctor_id'))
    .orderBy('display_name')
    .orderBy('id')
    .execute()
  return dentists
    .filter((dentist) => treatmentProblem(dentist, today) === null)
    .map(({ id, display_name, specialty }) => ({ id, display_name, specialty }))
}
