import { sql } from 'kysely'
import { verifyAudit } from '../../audit/verify'
import type { Database } from '../../database/schema'
import type { Desk } from './desk'

/**
 * Returns the differences between the rows of a company and the replies its desks, the only writers, received; and half-written
 * changes.
 */
export async function problemsOfBooks(database: Database, company_id: number, desks: readonly Desk[]) {
  const patients = await database
    .selectFrom('patient')
    .select(['id', 'record_number', 'first_name', 'occupation', 'version'])
    .where('company_id', '=', company_id)
    .orderBy('record_number')
    .execute()
  const stored = new Map(patients.map((patient) => [patient.id, patient]))
  const promised = desks.flatMap((desk) => [...desk.patients.values()])
  const accepted = desks.flatMap((desk) => desk.accepted)
  const lost = promised.filter(({ id, record_number, first_name, occupation, version }) => {
    const found = stored.get(id)
    return JSON.stringify(found) !== JSON.stringify({ id, record_number, first_name, occupation, version })
  })
  const lostRegistrations = accepted.filter(
    ({ patient_id, patient }) => stored.get(patient_id ?? 0)?.first_name !== patient.first_name,
  )
  const { rows: byHalves } = await sql`
    with event as (
      select object, object_id, action, count(*) from audit_event where company_id = ${company_id} group by 1, 2, 3
    ), said as (
      select id, (select count from event where object = 'patient' and object_id = id and action = 'create') as creates,
        (select count from event where object = 'patient' and object_id = id and action = 'update') as updates,
        version from patient where company_id = ${company_id}
    ), registered as (
      select id, state = 'accepted' as accepted, patient_id is not null as named,
        exists (select from event where object = 'registration' and object_id = id and action = 'accept') as told,
        exists (select from patient where company_id = ${company_id} and first_name = registration.patient ->> 'first_name')
          as made
      from registration where company_id = ${company_id}
    )
    select 'patient' as what, id from said where creates is distinct from 1 or coalesce(updates, 0) <> version - 1
    union all select 'event', object_id from event where object = 'patient' and object_id not in (select id from said)
    union all select 'registration', id from registered where (named, told, made) <> (accepted, accepted, accepted)
    union all select 'key', null from idempotency where reply is null`.execute(database)
  const chains = (await verifyAudit(database)).filter((chain) => chain.company_id === company_id)

  return {
    lost,
    lostRegistrations,
    byHalves,
    // Every request was acknowledged in the end: one row each, and nothing besides.
    doubled: patients.length - promised.length - accepted.length,
    // Numbers are drawn in the transaction that uses them: none is missing.
    numbers: patients.findIndex(({ record_number }, index) => Number(record_number.replaceAll('-', '')) !== index + 1),
    chains: chains.flatMap(({ problem }) => problem ?? []),
  }
}

export const noProblems = { lost: [], lostRegistrations: [], byHalves: [], doubled: 0, numbers: -1, chains: [] }
