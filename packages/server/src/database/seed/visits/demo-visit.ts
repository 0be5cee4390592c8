import { nextState } from '@clinic/core/lifecycle'
import { type VisitEvent, type VisitState, visitMachine } from '@clinic/core/visit'
import type { Insertable } from 'kysely'
import type { AuditEvent } from '../../../audit/chain'
import type { Tables, Transaction } from '../../schema'
import type { DemoAccount, Place } from '../insert'

export interface DemoMove {
  event: VisitEvent['type']
  at: string
  by: DemoAccount
  reason?: string
}

interface DemoVisit {
  visit: Omit<
    Insertable<Tables['visit']>,
    | keyof Pick<Place, 'company_id' | 'clinic_id'>
    | 'state'
    | 'state_since'
    | 'call_attempts'
    | 'version'
    | 'created_by'
    | 'created_at'
    | 'updated_at'
    | 'end_reason'
    | 'arrived_at'
  > & { arrived_at: string }
  moves: readonly DemoMove[]
}

/** What the audit calls each move. */
const actions: Partial<Record<VisitEvent['type'], string>> = {
  'visit.call': 'call',
  'visit.requeue': 'requeue',
  'visit.startVitals': 'start_vital_sign',
  'visit.finishVitals': 'record_vital_sign',
  'visit.skipVitals': 'skip_vital_sign',
  'visit.startPractice': 'start_practice',
  'visit.pause': 'pause',
  'visit.finish': 'finish',
  'visit.discontinue': 'discontinue',
  'visit.checkOut': 'check_out',
  'visit.leave': 'leave',
  'visit.enteredInError': 'void',
}

/** Inserts a visit as its moves left it, with the moves, and returns its id and the events of the audit. */
export async function insertDemoVisit(tx: Transaction, place: Place, visit: DemoVisit) {
  const [inserted] = await insertDemoVisits(tx, place, [visit])
  if (!inserted) throw new Error('No visit was inserted')
  return inserted
}

/** The same for many visits at once, in their order. */
export async function insertDemoVisits(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  visits: readonly DemoVisit[],
) {
  if (visits.length === 0) return []
  const tenant = { company_id, clinic_id }
  const moved = visits.map(({ visit, moves }) => ({ visit, moves, steps: stepsOf(moves) }))
  const stored = await tx
    .insertInto('visit')
    .values(
      moved.map(({ visit, moves, steps }) => {
        const last = steps.at(-1)
        const isEndOf = (state: VisitState) => last?.to_state === state
        const ended = last?.at ?? visit.arrived_at
        return {
          ...visit,
          ...tenant,
          state: last?.to_state ?? 'waiting',
          end_reason: isEndOf('left') || isEndOf('entered_in_error') ? last?.reason : '',
          call_attempts: moves.filter(({ event }) => event === 'visit.call').length,
          state_since: ended,
          version: 1 + moves.length,
          created_by: clerk.user_name,
          created_at: visit.arrived_at,
          updated_at: ended,
        }
      }),
    )
    .returning('id')
    .execute()
  const told = moved.map(({ visit: { patient_id, arrived_at: at }, steps }, index) => {
    const arrival = { event: 'visit.arrive', from_state: null, to_state: 'waiting', at, by: clerk, reason: '' } as const
    return { id: stored[index]?.id ?? 0, patient_id, steps: [arrival, ...steps] }
  })
  await tx
    .insertInto('visit_event')
    .values(
      told.flatMap(({ id: visit_id, steps }) =>
        steps.map(({ by, ...step }) => ({
          ...step,
          ...tenant,
          visit_id,
          user_id: by.user_id,
          user_name: by.user_name,
          user_role: by.role,
        })),
      ),
    )
    .execute()
  const base = { query: null, before: null, after: null, clinic_id, object: 'visit' }
  return told.map(({ id, patient_id, steps }) => ({
    id,
    events: steps.map(
      ({ event, at, reason, by: { user_id, user_name, role, ip } }): AuditEvent => ({
        ...base,
        object_id: id,
        user_id,
        user_name,
        role,
        ip,
        at,
        action: event === 'visit.arrive' ? 'arrive' : (actions[event] ?? event),
        reason: reason || null,
        people: { patient: [patient_id] },
      }),
    ),
  }))
}

/** Each move with the states it goes from and to: the lifecycle says them. */
function stepsOf(moves: readonly DemoMove[]) {
  let state: VisitState = 'waiting'
  return moves.map((move) => {
    const from_state = state
    const to_state = nextState(visitMachine, from_state, { type: move.event })
    if (to_state === null) throw new Error(`No visit that is ${from_state} moves by ${move.event}`)
    state = to_state
    return { ...move, reason: move.reason ?? '', from_state, to_state }
  })
}
