import { treatmentProblem } from '@clinic/core/doctor'
import { sql } from 'kysely'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'

export const listPerformer: UseCase<'listPerformer'> = async ({ database, caller, now }) => {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(database, caller, now)
  const doctors = await database
    .selectFrom('doctor')
    .select(['id', 'display_name', 'engagement', 'status', 'sip_number', 'sip_valid_until'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  const assistants = await database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('status', '<>', 'inactive')
    .where('position', 'in', ['dental_nurse', 'assistant'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return {
    doctors: doctors
      .filter((doctor) => treatmentProblem(doctor, today) === null)
      .map(({ id, display_name }) => ({ id, name: display_name })),
    assistants,
  }
}
