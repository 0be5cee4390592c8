import type { Schema } from '@clinic/api'
import type { VisitEvent } from '@clinic/core/visit'
import type { Transaction } from '../../schema'
import type { DemoDentist } from '../dentist-of'
import type { Place } from '../insert'
import type { PastVisit } from '../past-visits'
import { insertDemoVisits } from './demo-visit'

interface Treated {
  visit: Pick<PastVisit, 'arrived' | 'date' | 'reason' | 'note'>
  patient_id: number
  queue_number: number
  dentist: DemoDentist
  /** The control that its note proposes. */
  control?: Schema<'Control'>
}

/** The moves of a visit that is over, and how many minutes after the arrival each was. */
const moves: readonly { event: VisitEvent['type']; after: number; reason?: string }[] = [
  { event: 'visit.call', after: 10 },
  { event: 'visit.skipVitals', after: 12, reason: 'Tensimeter sedang dipakai' },
  { event: 'visit.startPractice', after: 15 },
  { event: 'visit.finish', after: 50 },
  { event: 'visit.checkOut', after: 55, reason: 'Dibayar tunai, kuitansi tulisan tangan' },
]

/** Inserts a visit that is over, with its moves, and returns the events of the audit. */
export async function insertTreatedVisit(tx: Transaction, place: Place, treated: Treated) {
  const [inserted] = await insertTreatedVisits(tx, place, [treated])
  if (!inserted) throw new Error('No visit was inserted')
  return inserted
}

/** The same for many visits at once, in their order. */
export async function insertTreatedVisits(tx: Transaction, place: Place, treated: readonly Treated[]) {
  const inserted = await insertDemoVisits(
    tx,
    place,
    treated.map(({ visit: { arrived, date, reason, note }, patient_id, queue_number, dentist, control }) => ({
      visit: {
        patient_id,
        appointment_id: null,
        doctor_id: dentist.doctor_id,
        staff_id: null,
        room_id: dentist.room_id,
        origin: 'walk_in',
        reason,
        note,
        queue_date: date,
        queue_number,
        position: queue_number,
        identity: 'read_back',
        outcome: 'completed',
        settlement: 'billed_outside',
        arrived_at: momentAfter(arrived, 0),
        control_on: control?.on ?? null,
        control_reason: control?.reason ?? '',
      },
      moves: moves.map(({ after, ...move }) => ({
        ...move,
        at: momentAfter(arrived, after),
        by: move.event === 'visit.checkOut' ? place.clerk : dentist,
      })),
    })),
  )
  return inserted.map((each, index) => ({ ...each, finished_at: momentAfter(treated[index]?.visit.arrived ?? 0, 50) }))
}

const momentAfter = (arrived: number, minutes: number) => new Date(arrived + minutes * 60_000).toISOString()
