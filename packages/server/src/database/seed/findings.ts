import { createHash } from 'node:crypto'
import { dentitionAt, type FindingRow, mouthOf, readLine, rowsOf } from '@clinic/core/odontogram'
import type { Insertable } from 'kysely'
import type { AuditEvent } from '../../audit/chain'
import { findingValues } from '../../domain/odontogram/finding-values'
import type { Tables, Transaction } from '../schema'
import type { DemoAccount, Place } from './insert'

interface Charting {
  visit_id: number
  patient_id: number
  age: number
  /** What the mouth had before. */
  chart: readonly FindingRow[]
  lines: readonly string[]
  /** The moment of the first line, in milliseconds. */
  begun: number
  /** How long after it the next one follows, in milliseconds. */
  pause: number
  dentist: DemoAccount
}

/** Inserts what the lines of a visit add to a chart, and returns the rows and the event of the audit. */
export async function insertFindings(tx: Transaction, { company_id, clinic_id }: Place, charting: Charting) {
  const { visit_id, patient_id, dentist } = charting
  const { user_id, user_name, role, ip } = dentist
  const rows = rowsIn(charting)
  const { id: object_id } = await tx
    .insertInto('odontogram_finding')
    .values(
      rows.map(
        (row): Insertable<Tables['odontogram_finding']> => ({
          ...findingValues(row),
          company_id,
          clinic_id,
          patient_id,
          visit_id,
          entry_key: row.key.slice(0, row.key.indexOf('/')),
          entry_hash: '',
          user_id,
          user_name,
        }),
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const event: AuditEvent = {
    query: null,
    before: null,
    after: null,
    reason: null,
    clinic_id,
    user_id,
    user_name,
    role,
    ip,
    action: 'enter',
    object: 'odontogram_finding',
    object_id,
    at: rows[0]?.at ?? '',
    people: { patient: [patient_id] },
  }
  return { rows, events: [event] }
}

function rowsIn({ lines, chart, age, visit_id, begun, pause, dentist }: Charting): FindingRow[] {
  const rows: FindingRow[] = []
  const stamp = { visit: String(visit_id), by: String(dentist.user_id), dictated_by: null }
  let moment = begun
  for (const line of lines) {
    for (const proposal of proposalsOf(line, { chart: [...chart, ...rows], age })) {
      const key = demoKey(`${visit_id} ${rows.length}`)
      rows.push(...rowsOf(proposal, { ...stamp, key, at: new Date(moment).toISOString() }))
      moment += pause
    }
  }
  return rows
}

/** What a typed line enters in a mouth. */
export function proposalsOf(line: string, { chart, age }: Pick<Charting, 'chart' | 'age'>) {
  const outcome = readLine(line, { layers: mouthOf(chart), dentition: dentitionAt(age), last: null })
  if (outcome.problem) throw new Error(`${line}: ${outcome.problem.code}`)
  return outcome.proposals
}

/** A key that is the same each time the demo is made. */
export function demoKey(name: string) {
  const hash = createHash('sha256').update(name).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
