import { clinicTime } from '@clinic/core/time'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dayText } from '../../use-case/texts'
import { clinicDay } from '../clinic/clinic-day'

interface Change {
  tx: Transaction
  caller: Caller
  now: Date
  input: { status: string }
  before: { id: number; status: string } | undefined
}

/** Refuses to make a dentist inactive who has appointments to come. */
export const refuseDoctorWithAppointments = (change: Change) => refuseWithAppointments(change, 'doctor_id')

/** Refuses to take a room out of use in which appointments are booked. */
export const refuseRoomWithAppointments = (change: Change) => refuseWithAppointments(change, 'room_id')

async function refuseWithAppointments({ tx, caller, now, input, before }: Change, column: keyof typeof sentences) {
  if (!before || input.status !== 'inactive' || before.status === 'inactive') return
  const { company_id, clinic_id, language } = caller
  const first = await tx
    .selectFrom('appointment')
    .select('starts_at')
    .where((eb) => eb.and({ company_id, clinic_id, [column]: before.id }))
    .where('state', 'in', ['booked', 'confirmed'])
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  const { time_zone } = await clinicDay(tx, caller, now)
  const { date } = clinicTime(Date.parse(first.starts_at), time_zone)
  const values = { day: dayText(language, date) }
  throw new Refusal(422, 'checkFields', { fields: { status: { sentence: sentences[column], values } } })
}

const sentences = { doctor_id: 'doctorHasAppointments', room_id: 'roomHasAppointments' } as const
