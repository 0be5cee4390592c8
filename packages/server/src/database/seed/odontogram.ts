import { createHash } from 'node:crypto'
import { dentitionAt, type FindingRow, mouthOf, readLine, rowsOf } from '@clinic/core/odontogram'
import type { Insertable } from 'kysely'
import { appendGroup } from '../../audit/chain'
import { findingValues } from '../../domain/odontogram/finding-values'
import type { Tables, Transaction } from '../schema'
import { dentistOf } from './dentist-of'
import type { Place } from './insert'
import { noteContentOf } from './note-content'
import { type PastVisit, pastVisits } from './past-visits'
import type { DemoPatient } from './patient'
import { insertSignedNotes } from './signed-notes'
import { insertTreatedVisit } from './treated-visit'

const minute = 60_000

/** The charts of a clinic whose dentist may sign in, with the visits in which they were made. */
export async function insertMouths(
  tx: Transaction,
  place: Place,
  {
    today,
    products,
    patientIds,
  }: { today: string; products: ReadonlyMap<string, number>; patientIds: Map<DemoPatient, number | null> },
) {
  const { company_id, clinic_id } = place
  const dentist = await dentistOf(tx, place)
  if (!dentist) return
  const { user_id, user_name } = dentist
  const entered = { query: null, before: null, after: null, reason: null, clinic_id, action: 'enter' }
  const events: Parameters<typeof appendGroup>[2][number][] = []
  const notes: Parameters<typeof insertSignedNotes>[2]['notes'][number][] = []
  const numbers = new Map<string, number>()
  for (const { patient_id, age, visits } of pastVisits(today, patientIds)) {
    const chart: FindingRow[] = []
    for (const visit of visits) {
      const queue_number = (numbers.get(visit.date) ?? 0) + 1
      numbers.set(visit.date, queue_number)
      const treated = await insertTreatedVisit(tx, place, { visit, patient_id, queue_number, dentist })
      events.push(...treated.events)
      const rows = rowsIn(visit, { chart, age, visit_id: treated.id, user_id })
      chart.push(...rows)
      const content = noteContentOf({ visit, rows, products, doctor_id: dentist.doctor_id })
      notes.push({ visit_id: treated.id, patient_id, signed_at: treated.finished_at, content })
      const { id: object_id } = await tx
        .insertInto('odontogram_finding')
        .values(
          rows.map(
            (row): Insertable<Tables['odontogram_finding']> => ({
              ...findingValues(row),
              company_id,
              clinic_id,
              patient_id,
              visit_id: treated.id,
              entry_key: row.key.slice(0, row.key.indexOf('/')),
              entry_hash: '',
              user_id,
              user_name,
            }),
          ),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const at = rows[0]?.at ?? ''
      const people = { patient: [patient_id] }
      events.push({ ...entered, ...dentist, at, object: 'odontogram_finding', object_id, people })
    }
  }
  events.push(...(await insertSignedNotes(tx, place, { notes, dentist })))
  await appendGroup(
    tx,
    company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}

/** The rows that the lines of a visit add to a chart, some seconds apart. */
function rowsIn(
  { lines, arrived }: PastVisit,
  { chart, age, visit_id, user_id }: { chart: readonly FindingRow[]; age: number; visit_id: number; user_id: number },
): FindingRow[] {
  const rows: FindingRow[] = []
  const stamp = { visit: String(visit_id), by: String(user_id), dictated_by: null }
  let moment = arrived + 20 * minute
  for (const line of lines) {
    const layers = mouthOf([...chart, ...rows])
    const outcome = readLine(line, { layers, dentition: dentitionAt(age), last: null })
    if (outcome.problem) throw new Error(`${line}: ${outcome.problem.code}`)
    for (const proposal of outcome.proposals) {
      rows.push(
        ...rowsOf(proposal, { ...stamp, key: keyOf(visit_id, rows.length), at: new Date(moment).toISOString() }),
      )
      moment += minute / 3
    }
  }
  return rows
}

/** A key that is the same each time the demo is made. */
function keyOf(visit_id: number, index: number) {
  const hash = createHash('sha256').update(`${visit_id} ${index}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
