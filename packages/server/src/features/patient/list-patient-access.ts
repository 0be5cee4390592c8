import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { checkPatient } from '../../domain/patient/check-patient'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { mergedIds } from './merged-ids'

/** A change is no reading: whoever changes a patient has read them before. */
export const listPatientAccess: UseCase<'listPatientAccess'> = async ({ database, caller, path, query }) => {
  const { company_id, clinic_id } = caller
  await checkPatient(database, caller, path.id)
  const ids = await mergedIds(database, caller, path.id)
  const readings = database
    .selectFrom('audit_event')
    .select(sql<string>`group_number || '-' || position`.as('id'))
    .select(['at', 'user_name'])
    .select(sql<Schema<'RoleName'>>`role`.as('role'))
    .select(sql<Schema<'AccessAction'>>`action`.as('action'))
    .select(sql<Schema<'AccessObject'>>`object`.as('object'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('action', 'in', ['read', 'query', 'export'])
    .where((eb) => eb.or(ids.map((id) => sql<boolean>`people @> ${JSON.stringify({ patient: [id] })}::jsonb`)))
  return list(database, readings, query, {
    searchColumn: 'user_name',
    sort: { at: ['at', 'group_number'] },
    defaultSort: '-at',
    id: 'position',
  })
}
