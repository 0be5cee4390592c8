import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { isStanding } from '../../domain/visit/standing-vital-sign'
import { visitCards } from '../../domain/visit/visit-rows'
import type { Caller } from '../../use-case/contract'
import { vitalSignRows } from './vital-sign-rows'

const shownBefore = 5

/** What was measured in a visit and before it, or nothing where the caller sees no such visit. */
export async function vitalSignSheet(
  database: Database | Transaction,
  caller: Caller,
  id: number,
  { ofAllDentists = false }: { ofAllDentists?: boolean | undefined } = {},
): Promise<Schema<'VitalSignSheet'> | undefined> {
  const { company_id, clinic_id } = caller
  const visit = await visitCards(database, { caller, ofAllDentists })
    .select(
      sql<string>`coalesce((select moved.reason from visit_event as moved where moved.company_id = visit.company_id
        and moved.clinic_id = visit.clinic_id and moved.visit_id = visit.id and moved.event = 'visit.skipVitals'
        order by moved.id desc limit 1), '')`.as('skip_reason'),
    )
    .where('visit.id', '=', id)
    .executeTakeFirst()
  if (!visit) return undefined
  const { patient, state, room_name, queue_number, vital_sign, skip_reason, version } = visit
  const measurements = await vitalSignRows(database, caller)
    .where('visit_id', '=', id)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  const latest = await vitalSignRows(database, caller)
    .where(isStanding)
    .where('visit_id', 'in', (eb) =>
      eb
        .selectFrom('visit')
        .select('visit.id')
        .where((of) => of.and({ company_id, clinic_id, patient_id: patient.id }))
        .where('visit.id', '<', id),
    )
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownBefore)
    .execute()
  return {
    id,
    patient,
    state,
    room_name,
    queue_number,
    vital_sign,
    skip_reason,
    measurements,
    previous: latest.reverse(),
    version,
  }
}
