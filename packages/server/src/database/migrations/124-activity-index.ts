import { type Kysely, sql } from 'kysely'

/**
 * The manager lists what was changed, among far more events of who read what; who did it, and with what, is read from the index alone.
 * The conditions stand in the queries of the list word for word.
 */
export async function up(database: Kysely<unknown>) {
  await sql`create index audit_event_change_index on audit_event (company_id, clinic_id, at, group_number, position)
    include (user_name, object, action)
    where action not in ('read', 'query', 'export') and object <> 'session' and not (action = 'refuse' and object = 'user')`.execute(
    database,
  )
  await sql`create index audit_event_export_index on audit_event (company_id, clinic_id, at, group_number, position)
    where action = 'export'`.execute(database)
  await sql`create index audit_event_session_index on audit_event (company_id, clinic_id, at, group_number, position)
    where object = 'session'`.execute(database)
  await sql`create index audit_event_refusal_index on audit_event (company_id, clinic_id, at, group_number, position)
    where action = 'refuse' and object = 'user'`.execute(database)
}
