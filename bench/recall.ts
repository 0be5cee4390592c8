import { sql } from 'kysely'
import type { Database } from '../packages/server/src/database/schema'
import { answerTimes } from './answer-time'
import { onBothDatabases } from './both-databases'
import type { Figure } from './figure'
import { makeManyPatients } from './many-patients'

const patients = 20_000
const visits = 100_000

/** The list of whom to call back, of a clinic where 20,000 patients were 100,000 times within two years. */
export const measureRecall = () => onBothDatabases(prepareVisits, measureList)

async function prepareVisits(database: Database) {
  const { company_id, clinic_id, tokens } = await makeManyPatients(database, { count: patients, clinics: 1 })
  // One visit in three proposes a control; each patient comes every few months, some not any more.
  await sql`insert into visit (company_id, clinic_id, patient_id, origin, reason, note, queue_date, queue_number, position,
      identity, state, outcome, settlement, control_on, arrived_at, state_since, created_by)
    select company_id, clinic_id, id, 'walk_in', 'consultation', '', day, number, number,
      'read_back', 'checked_out', 'completed', 'settled', case when number % 3 = 0 then day + 14 end, day, day, 'Rani Putri'
    from patient
    cross join generate_series(1, ${visits / patients}::int) as turn
    cross join lateral (select patient.id * 10 + turn as number, current_date - (1 + (patient.id * 37 + turn * 149) % 730)::int as day) as at
    where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(database)
  return { token: tokens[0] ?? '' }
}

async function measureList(stage: { database: string; address: string; token: string }): Promise<Figure[]> {
  const { database, address, token } = stage
  const p95 = answerTimes({ address, token })
  const figures: Figure[] = []
  for (const [what, path] of asked) {
    const limit = database === 'PostgreSQL' ? 300 : undefined
    figures.push({ what: `${what}, ${database}: p95`, value: await p95(path), unit: 'ms', limit })
  }
  return figures
}

const asked = [
  ['whom to call back of 20,000 patients, first page', '/api/recall'],
  ['… page 100', '/api/recall?page=100'],
  ['… by name', '/api/recall?sort=name'],
  ['… search by three letters', '/api/recall?search=ari'],
] as const
