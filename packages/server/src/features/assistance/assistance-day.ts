import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { ownStaff } from '../../domain/assistance/own-staff'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { visitsOfDay } from '../../domain/visit/visits-of-day'
import type { Caller, UseCase } from '../../use-case/contract'
import { assistanceRows } from './assistance-rows'
import { plannedServices } from './planned-services'

export const assistanceDay: UseCase<'assistanceDay'> = async ({ database, caller, now }) => {
  const staff = await ownStaff(database, caller)
  const { today } = await clinicDay(database, caller, now)
  const visits = await visitsOfDay(database, { caller, today })
    .select(
      sql<string | null>`(select staff.name from staff where staff.company_id = visit.company_id
        and staff.clinic_id = visit.clinic_id and staff.id = visit.staff_id)`.as('staff_name'),
    )
    .where('visit.state', '<>', 'left')
    .execute()
  const [planned, assistances, assistants, usual_materials] = await Promise.all([
    plannedServices(database, caller, visits),
    assistanceRows(database, caller)
      .where('assistance.visit_id', 'in', [0, ...visits.map(({ id }) => id)])
      .orderBy('assistance.id')
      .execute(),
    activeAssistants(database, caller),
    usualMaterials(database, caller, now),
  ])
  return {
    date: today,
    staff: staff ?? null,
    assistants,
    visits: visits.map(({ staff_name, ...visit }) => ({
      visit,
      staff_name,
      planned: planned.get(visit.id) ?? [],
      assistances: assistances.filter(({ visit_id }) => visit_id === visit.id),
    })),
    usual_materials,
  }
}

/** Who can take over. */
const activeAssistants = (database: Database, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The active materials that were recorded most often in the last 90 days. */
const usualMaterials = (
  database: Database,
  { company_id, clinic_id }: Caller,
  now: Date,
): Promise<Schema<'UsualMaterial'>[]> =>
  database
    .selectFrom('assistance_material as used')
    .innerJoin('company_medicine as medicine', (join) =>
      join.onRef('medicine.company_id', '=', 'used.company_id').onRef('medicine.id', '=', 'used.medicine_id'),
    )
    .select(['medicine.id as medicine_id', 'medicine.name', 'medicine.unit'])
    .where('used.company_id', '=', company_id)
    .where('used.clinic_id', '=', clinic_id)
    .where('used.recorded_at', '>', new Date(now.getTime() - lately).toISOString())
    .where('medicine.status', '=', 'active')
    .groupBy(['medicine.id', 'medicine.name', 'medicine.unit'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('medicine.id')
    .limit(8)
    .execute()

const lately = 90 * 86_400_000
