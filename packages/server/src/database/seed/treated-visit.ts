import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type VisitEvent, visitMachine } from '@clinic/core/visit'
import type { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'
import type { PastVisit } from './past-visits'

type Person = Place['clerk']

interface Treated {
  visit: PastVisit
  patient_id: number
  queue_number: number
  dentist: Person & { doctor_id: number | null }
}

/** The moves of a visit that is over, and how many minutes after the arrival each was. */
const moves: readonly { event: VisitEvent['type']; action: string; after: number; reason?: string }[] = [
  { event: 'visit.call', action: 'call', after: 10 },
  { event: 'visit.skipVitals', action: 'skip_vitals', after: 12, reason: 'Tensimeter sedang dipakai' },
  { event: 'visit.startPractice', action: 'start_practice', after: 15 },
  { event: 'visit.finish', action: 'finish', after: 50 },
  { event: 'visit.checkOut', action: 'check_out', after: 55, reason: 'Dibayar tunai, kuitansi tulisan tangan' },
]

/** Inserts a visit that is over, with its moves, and returns the events of the audit. */
export async function insertTreatedVisit(
  tx: Transaction,
  { company_id, clinic_id, clerk }: Place,
  { visit, patient_id, queue_number, dentist }: Treated,
) {
  const { arrived, date, reason, note } = visit
  const tenant = { company_id, clinic_id }
  const momentAt = (minutes: number) => new Date(arrived + minutes * 60_000).toISOString()
  const ended = momentAt(55)
  const { id } = await tx
    .insertInto('visit')
    .values({
      ...tenant,
      patient_id,
      appointment_id: null,
      doctor_id: dentist.doctor_id,
      staff_id: null,
      room_id: null,
      origin: 'walk_in',
      reason,
      note,
      queue_date: date,
      queue_number,
      position: queue_number,
      identity: 'read_back',
      state: 'checked_out',
      outcome: 'completed',
      settlement: 'billed_outside',
      call_attempts: 1,
      arrived_at: momentAt(0),
      state_since: ended,
      version: 1 + moves.length,
      created_by: clerk.user_name,
      created_at: momentAt(0),
      updated_at: ended,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const steps = stepsOf().map((step) => ({
    ...step,
    at: momentAt(step.after),
    by: byOf(step.event, { clerk, dentist }),
  }))
  await tx
    .insertInto('visit_event')
    .values(
      steps.map(({ event, from_state, to_state, at, reason: why = '', by }) => ({
        ...tenant,
        visit_id: id,
        event,
        from_state,
        to_state,
        at,
        user_id: by.user_id ?? 0,
        user_name: by.user_name,
        user_role: by.role as Schema<'RoleName'>,
        reason: why,
      })),
    )
    .execute()
  const told = { query: null, before: null, after: null, clinic_id, object: 'visit', object_id: id }
  const events = steps.map(({ action, at, reason: why = null, by: { user_id, user_name, role } }) => ({
    ...told,
    user_id,
    user_name,
    role,
    ip: '',
    at,
    action,
    reason: why,
  }))
  return { id, finished_at: momentAt(50), events: events satisfies Parameters<typeof appendGroup>[2][number][] }
}

const byOf = (event: string, { clerk, dentist }: { clerk: Person; dentist: Person }) =>
  event === 'visit.arrive' || event === 'visit.checkOut' ? clerk : dentist

/** Each move with the states it goes from and to: the lifecycle says them. */
function stepsOf() {
  let state: Schema<'VisitState'> = 'waiting'
  const arrival = { event: 'visit.arrive' as const, action: 'arrive', after: 0, reason: undefined }
  const rest = moves.map((move) => {
    const from_state = state
    const to_state = nextState(visitMachine, from_state, { type: move.event })
    if (to_state === null) throw new Error(`No visit that is ${from_state} moves by ${move.event}`)
    state = to_state
    return { ...move, from_state, to_state }
  })
  return [{ ...arrival, from_state: null, to_state: 'waiting' as const }, ...rest]
}
