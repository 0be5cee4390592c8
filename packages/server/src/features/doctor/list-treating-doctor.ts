import { treatmentProblem } from '@clinic/core/doctor'
import { sql } from 'kysely'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listTreatingDoctor: UseCase<'listTreatingDoctor'> = async ({ database, caller, now, query }) => {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(database, caller, now)
  const doctors = await database
    .selectFrom('doctor')
    .select(['id', 'display_name', 'employment', 'engagement', 'status', 'sip_number', 'sip_valid_until'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return wholeList(
    doctors.map(({ id, display_name, employment, ...doctor }) => ({
      id,
      display_name,
      employment,
      problem: treatmentProblem(doctor, query.date ?? today),
    })),
  )
}
