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
export async function insertDemoVisit(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { visit, moves }: DemoVisit,
) {
  const tenant = { company_id, clinic_id }
  const { arrived_at } = visit
  const steps = stepsOf(moves)
  const last = steps.at(-1)
  const ended = last?.at ?? arrived_at
  const isEndOf = (state: VisitState) => last?.to_state === state
  const { id } = await tx
    .insertInto('visit')
    .values({
      ...visit,
      ...tenant,
      state: last?.to_state ?? 'waiting',
      end_reason: isEndOf('left') || isEndOf('entered_in_error') ? last?.reason : '',
      call_attempts: moves.filter(({ event }) => event === 'visit.call').length,
      state_since: ended,
      version: 1 + moves.length,
      created_by: clerk.user_name,
      created_at: arrived_at,
      updated_at: ended,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const arrival = { event: 'visit.arrive', from_state: null, to_state: 'waiting', at: arrived_at, by: clerk } as const
  const told = [{ ...arrival, reason: '' }, ...steps]
  await tx
    .insertInto('visit_event')
    .values(
      told.map(({ by, ...step }) => ({
        ...step,
        ...tenant,
        visit_id: id,
        user_id: by.user_id,
        user_name: by.user_name,
        user_role: by.role,
      })),
    )
    .execute()
  const base = { query: null, before: null, after: null, clinic_id, object: 'visit', object_id: id }
  const events: AuditEvent[] = told.map(({ event, at, reason, by: { user_id, user_name, role, ip } }) => ({
    ...base,
    user_id,
    user_name,
    role,
    ip,
    at,
    action: event === 'visit.arrive' ? 'arrive' : (actions[event] ?? event),
    reason: reason || null,
    people: { patient: [visit.patient_id] },
  }))
  return { id, events }
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
