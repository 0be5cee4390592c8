import { weekOf } from '@clinic/core/time'
import { inDays } from '../sample-times'
import type { World } from '../sample-world'

/** A copy of a week that entered no shifts. */
export function addWeekCopy({ database, clinic: { company_id, clinic_id } }: World, worker: 'doctor' | 'staff') {
  const [from_monday = ''] = weekOf(inDays(7))
  const [to_monday = ''] = weekOf(inDays(14))
  return database
    .insertInto('shift_copy')
    .values({
      company_id,
      clinic_id,
      worker,
      from_monday,
      to_monday,
      shifts: 0,
      skipped: '[]',
      copied_at: new Date(),
      copied_by: 'Rani Putri',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
