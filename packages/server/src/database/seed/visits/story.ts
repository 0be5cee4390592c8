import { addDays } from '@clinic/core/time'
import type { VisitEvent } from '@clinic/core/visit'
import type { AuditEvent } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { DemoAssistant } from '../assistants-of'
import type { DemoDentist } from '../dentist-of'
import type { DemoAccount, Place } from '../insert'
import type { DemoMouth } from '../mouths'
import { arrive } from './arrive'
import { type DemoMove, insertDemoVisit } from './demo-visit'
import { insertPractice } from './practice'
import type { QueuedVisit } from './queue'
import { insertVitalSign } from './vital-signs'

interface Told {
  story: QueuedVisit
  patient_id: number
  age: number
  /** What is treated, where it is told. */
  mouth?: DemoMouth
  appointment?: Parameters<typeof arrive>[2]['appointment'] & Partial<Planned>
  dentist?: DemoDentist
  assistants: readonly DemoAssistant[]
  products: ReadonlyMap<string, number>
  today: string
  now: Date
  /** The moment that a story tells in minutes before now. */
  momentAt: (ago: number) => string
  queue_number: number
}

type Planned = Pick<
  Parameters<typeof insertDemoVisit>[2]['visit'],
  'doctor_id' | 'staff_id' | 'room_id' | 'reason' | 'note'
>

/** Inserts one visit of the queue with all that was measured and written in it, and returns the events of the audit. */
export async function insertStory(tx: Transaction, place: Place, told: Told): Promise<AuditEvent[]> {
  const { story, patient_id, age, appointment, dentist, assistants, products, today, now, momentAt } = told
  const at = momentAt(story.arrived)
  const moves = movesOf(told, place)
  const { id: visit_id, events } = await insertDemoVisit(tx, place, {
    visit: { ...visitOf(told), arrived_at: at },
    moves,
  })
  const measured = moves.find(({ event }) => event === 'visit.finishVitals')
  if (measured) await insertVitalSign(tx, place, { ...measured, visit_id, age, measured: story.measured ?? {} })
  const begun = moves.find(({ event }) => event === 'visit.startPractice')?.at
  if (dentist && story.written && begun) {
    const ended = moves.find(({ event }) => event === 'visit.finish')?.at ?? now.toISOString()
    const practice = { visit_id, patient_id, age, story, mouth: told.mouth, dentist, assistant: assistants[1] }
    events.push(...(await insertPractice(tx, place, { ...practice, products, today, begun, ended })))
  }
  if (appointment) events.push(await arrive(tx, place, { appointment, at }))
  return events
}

/** What an appointment says goes first, except where the treatment is told. */
function visitOf({ story, patient_id, mouth, appointment, dentist, today, queue_number }: Told) {
  const { reason, note = '', control, origin, identity = 'read_back', outcome = null, settlement = null } = story
  const planned: Partial<Planned> = appointment ?? {}
  return {
    patient_id,
    appointment_id: appointment?.id ?? null,
    doctor_id: dentist?.doctor_id ?? planned.doctor_id ?? null,
    staff_id: planned.staff_id ?? null,
    room_id: dentist?.room_id ?? planned.room_id ?? null,
    origin: appointment ? 'appointment' : origin === 'appointment' ? 'walk_in' : origin,
    ...(mouth ? { reason, note } : { reason: planned.reason ?? reason, note: planned.note ?? note }),
    queue_date: today,
    queue_number,
    position: queue_number,
    identity,
    outcome,
    settlement,
    control_on: control ? addDays(today, control.days) : null,
    control_reason: control?.reason ?? '',
  } as const
}

const movesOf = ({ story: { moves = [] }, dentist, assistants, momentAt }: Told, { clerk }: Place): DemoMove[] =>
  moves.map(({ event, ago, reason }) => ({
    event,
    at: momentAt(ago),
    by: whoMoves(event, { clerk, dentist, assistant: assistants[0] }),
    reason,
  }))

/** Where no dentist or assistant may sign in, the desk does it. */
function whoMoves(
  event: VisitEvent['type'],
  { clerk, dentist = clerk, assistant = clerk }: { clerk: DemoAccount; dentist?: DemoAccount; assistant?: DemoAccount },
): DemoAccount {
  switch (event) {
    case 'visit.startPractice':
    case 'visit.pause':
    case 'visit.finish':
    case 'visit.discontinue':
      return dentist
    case 'visit.leave':
    case 'visit.enteredInError':
    case 'visit.checkOut':
      return clerk
    default:
      return assistant
  }
}
