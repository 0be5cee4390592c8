import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The readings that showed a patient, under any of their ids. A change is no reading: whoever changes a patient has read them before. */
export const readingsOf = (database: Database, { company_id, clinic_id }: Caller, ids: readonly number[]) =>
  database
    .selectFrom('audit_event')
    .select(sql<string>`group_number || '-' || position`.as('id'))
    .select(['at', 'user_name'])
    .select(sql<Schema<'RoleName'>>`role`.as('role'))
    .select(sql<Schema<'AccessAction'>>`action`.as('action'))
    .select(sql<Schema<'AccessObject'>>`object`.as('object'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('action', 'in', ['read', 'query', 'export'])
    .where((eb) => eb.or(ids.map((id) => sql<boolean>`people @> ${JSON.stringify({ patient: [id] })}::jsonb`)))
