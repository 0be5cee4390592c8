import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Whether nobody corrected an amount. */
const isUncorrected = sql<boolean>`not exists (select from assistance_material as later
  where later.company_id = used.company_id and later.clinic_id = used.clinic_id and later.supersedes = used.id)`

/** The amounts that hold, without those that were taken back. */
const materials = sql<Schema<'UsedMaterial'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', used.id, 'medicine_id', used.medicine_id, 'name', used.name,
      'unit', used.unit, 'quantity', used.quantity, 'correction_reason', used.correction_reason,
      'recorded_at', to_char(used.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by used.id), '[]')
  from assistance_material as used where used.company_id = assistance.company_id and used.clinic_id = assistance.clinic_id
    and used.assistance_id = assistance.id and used.quantity > 0 and ${isUncorrected})`

/** The assistances of the clinic, each with the materials that hold. */
export const assistanceRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('assistance')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.company_id', '=', 'assistance.company_id')
        .onRef('staff.clinic_id', '=', 'assistance.clinic_id')
        .onRef('staff.id', '=', 'assistance.staff_id'),
    )
    .select(['assistance.id', 'assistance.visit_id', 'assistance.staff_id', 'staff.name as staff_name'])
    .select(['assistance.role', 'assistance.state', 'assistance.prepared'])
    .select(['assistance.started_at', 'assistance.stopped_at', 'assistance.version', 'assistance.created_at'])
    .select(materials.as('materials'))
    .where('assistance.company_id', '=', company_id)
    .where('assistance.clinic_id', '=', clinic_id)
