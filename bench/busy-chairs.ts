import { clinicTime } from '@clinic/core/time'
import type { Database } from '../packages/server/src/database/schema'
import { fillClinic } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'

export const chairs = 10

export type Chair = Awaited<ReturnType<typeof prepareChairs>>['chairs'][number]

/** A clinic in which so many dentists treat a patient each. */
export async function prepareChairs(database: Database) {
  const now = new Date()
  const { date } = clinicTime(now.getTime(), 'Asia/Jakarta')
  const clinic = await createClinic(database)
  const size = { dentists: chairs, rooms: chairs, patients: chairs, dates: [date] }
  const { doctor_ids, room_ids, patient_ids } = await fillClinic(database, clinic, size)
  return {
    chairs: await Promise.all(
      doctor_ids.map(async (doctor_id, index) => {
        const patient_id = patient_ids[index] ?? 0
        const { id: visit_id } = await database
          .insertInto('visit')
          .values({
            company_id: clinic.company_id,
            clinic_id: clinic.clinic_id,
            patient_id,
            appointment_id: null,
            doctor_id,
            staff_id: null,
            room_id: room_ids[index] ?? null,
            origin: 'walk_in',
            reason: 'consultation',
            note: '',
            queue_date: date,
            queue_number: index + 1,
            position: index + 1,
            identity: 'read_back',
            state: 'in_practice',
            outcome: null,
            arrived_at: now.toISOString(),
            state_since: now.toISOString(),
            created_by: 'Rani Putri',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const token = await signIn(database, await employ(database, clinic, { role: 'doctor_clinic', doctor_id }))
        return { visit_id, patient_id, token }
      }),
    ),
  }
}
