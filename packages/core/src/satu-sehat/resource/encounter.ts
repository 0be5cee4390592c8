import type { Schema } from '@clinic/api'
import type { Encounter } from '@medplum/fhirtypes'
import { codingOf, conceptOf } from '../codes/coding'
import { fhirTime } from '../codes/fhir-time'
import { ownIdentifier } from '../codes/system'
import { patientReference, practitionerReference, type VisitReferences } from './references'

export interface SentVisit {
  clinic_id: number
  id: number
  /** Its moves, in the order in which they happened. */
  events: readonly { to_state: Schema<'VisitState'>; at: string }[]
}

export type EncounterStatus = 'arrived' | 'in-progress' | 'finished'

export interface EncounterReferences extends Omit<VisitReferences, 'encounter_id'> {
  room: { ihs: string; name: string }
  /** Of its conditions, the first one first; when it is finished. */
  conditions?: readonly { id: string; name: string }[]
}

interface Stretch {
  status: EncounterStatus
  start: string
  end?: string
}

/** A visit as far as it had come: it is told in three steps, each with all that happened until then. Null where it has not come so far. */
export function encounterResource(
  visit: SentVisit,
  { organization_id, patient, doctor, room, conditions = [] }: EncounterReferences,
  { status }: { status: EncounterStatus },
): Encounter | null {
  const history = historyUntil(stretchesOf(visit.events), status)
  const [first] = history
  const last = history.at(-1)
  if (!first || last?.status !== status) return null
  return {
    resourceType: 'Encounter',
    identifier: [ownIdentifier('encounter', { organization_id, value: visitKey(visit) })],
    status,
    class: codingOf({
      system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
      code: 'AMB',
      display: 'ambulatory',
    }),
    subject: patientReference(patient),
    participant: [
      {
        type: [
          conceptOf({
            system: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType',
            code: 'ATND',
            display: 'attender',
          }),
        ],
        individual: practitionerReference(doctor),
      },
    ],
    period: { start: first.start, ...(status === 'finished' && { end: last.start }) },
    location: [{ location: { reference: `Location/${room.ihs}`, display: room.name } }],
    statusHistory: history.map(({ status: passed, start, end }) => ({
      status: passed,
      period: { start, ...(end !== undefined && { end }) },
    })),
    serviceProvider: { reference: `Organization/${organization_id}` },
    ...(status === 'finished' && conditions.length > 0 && { diagnosis: conditions.map(diagnosisOf) }),
  }
}

/** The same for a visit whenever it is sent, and in the identifiers of what belongs to it. */
export const visitKey = ({ clinic_id, id }: Pick<SentVisit, 'clinic_id' | 'id'>) => `${clinic_id}-${id}`

/** The stages of the clinic as the service knows them; who left or was entered by mistake has none. */
const statusOf: Readonly<Record<Schema<'VisitState'>, EncounterStatus | null>> = {
  waiting: 'arrived',
  called: 'arrived',
  in_vitals: 'arrived',
  ready: 'arrived',
  in_practice: 'in-progress',
  paused: 'in-progress',
  finished: 'finished',
  checked_out: 'finished',
  left: null,
  entered_in_error: null,
}

function stretchesOf(events: SentVisit['events']): Stretch[] {
  const stretches: Stretch[] = []
  for (const { to_state, at } of events) {
    const status = statusOf[to_state]
    const before = stretches.at(-1)
    if (status === null || before?.status === status) continue
    const start = fhirTime(at)
    if (before) before.end = start
    stretches.push({ status, start })
  }
  return stretches
}

/** All of a finished visit, which a reopening may have begun anew; of one under way what was before, and its beginning. */
function historyUntil(stretches: Stretch[], status: EncounterStatus): Stretch[] {
  const until =
    status === 'finished'
      ? stretches.findLastIndex((each) => each.status === status)
      : stretches.findIndex((each) => each.status === status)
  return stretches.slice(0, until + 1).map((each, index) => {
    if (index < until) return each
    // A finished visit has no duration of its own: its history ends when it ended.
    return { status: each.status, start: each.start, ...(status === 'finished' && { end: each.start }) }
  })
}

const diagnosisOf = ({ id, name }: { id: string; name: string }, index: number) => ({
  condition: { reference: `Condition/${id}`, display: name },
  use: conceptOf({
    system: 'http://terminology.hl7.org/CodeSystem/diagnosis-role',
    code: 'DD',
    display: 'Discharge diagnosis',
  }),
  rank: index + 1,
})
