import type { Schema } from '@clinic/api'
import { canCall, operationRoles } from '@clinic/core/access'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../../use-case/contract'
import { hasAlert, lastTreated, owedByPatient } from './patient-facts'

/** Adds to the patients of a page when they were here last, when they come next, and what they owe, in one statement. */
export async function withStanding<Row extends { id: number }>(
  { database, caller, now }: Pick<Call<'listPatient'>, 'database' | 'caller' | 'now'>,
  rows: readonly Row[],
): Promise<(Row & { standing: Schema<'PatientStanding'> | null })[]> {
  if (rows.length === 0) return []
  const owed: RawBuilder<number | null> = canCall(caller.role, operationRoles.listInvoice) ? owedByPatient : sql`null`
  const standings = await database
    .selectFrom('patient')
    .select(['id', lastTreated.as('last_visit'), nextAppointment(now).as('next_appointment'), hasAlert.as('has_alert')])
    .select(owed.as('owed'))
    .where('company_id', '=', caller.company_id)
    .where('clinic_id', '=', caller.clinic_id)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const known = new Map(standings.map(({ id, ...standing }) => [id, standing]))
  return rows.map((row) => ({ ...row, standing: known.get(row.id) ?? null }))
}

const nextAppointment = (now: Date) => sql<string | null>`(select min(appointment.starts_at) from appointment
  where appointment.company_id = patient.company_id and appointment.clinic_id = patient.clinic_id
    and appointment.patient_id = patient.id and appointment.state in ('booked', 'confirmed')
    and appointment.starts_at > ${now.toISOString()})`
