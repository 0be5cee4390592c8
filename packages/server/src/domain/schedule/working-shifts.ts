import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'

interface ClinicKey {
  company_id: number
  clinic_id: number
}

/** Plain dates, both of them included. */
interface Days {
  from: string
  until: string
}

/**
 * The shifts of dentists and assistants that take place: not cancelled, and not during an absence. Booking, the search for free
 * times and the allocation of rooms use this statement and narrow it (`.where('shift.doctor_id', '=', …)`).
 */
export const workingShifts = (
  database: Database | Transaction,
  { company_id, clinic_id }: ClinicKey,
  { from, until }: Days,
) =>
  database
    .selectFrom('shift')
    .select(['shift.id', 'shift.doctor_id', 'shift.staff_id', 'shift.assists_doctor_id', 'shift.room_id'])
    .select(['shift.date', 'shift.starts_at', 'shift.ends_at'])
    .select(['shift.slot_minutes', 'shift.quota', 'shift.online_bookable'])
    .where('shift.company_id', '=', company_id)
    .where('shift.clinic_id', '=', clinic_id)
    .where('shift.date', '>=', from)
    .where('shift.date', '<=', until)
    .where('shift.cancelled_at', 'is', null)
    .where(sql<boolean>`not ${isAway}`)

/** Whether the worker of the shift is on an approved absence; for a statement over `shift`. */
export const isAway = sql<boolean>`exists (
  select from absence where absence.company_id = shift.company_id and absence.clinic_id = shift.clinic_id
    and (absence.doctor_id = shift.doctor_id or absence.staff_id = shift.staff_id) and absence.state = 'approved'
    and shift.date between absence.starts_on and absence.ends_on)`

/** Identifies a worker by the NIK, which the clinics of a company share; without a NIK, by the row in this clinic. */
export const workerKey = (
  kind: 'doctor' | 'staff',
  { clinic_id, id, nik }: { clinic_id: number; id: number; nik: string },
) => (nik === '' ? `${kind}:${clinic_id}:${id}` : nik)
