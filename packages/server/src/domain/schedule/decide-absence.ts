import { nextState } from '@clinic/core/lifecycle'
import { type AbsenceEvent, absenceMachine } from '@clinic/core/schedule'
import { addDays } from '@clinic/core/time'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { lockWorker } from './lock-worker'
import type { AbsenceRow, Change, ShiftRow, TemplateRow, WorkerSchedule } from './worker-schedule'

type Absences<Absence extends AbsenceRow> = WorkerSchedule<ShiftRow, TemplateRow, Absence>

export const approve = <Absence extends AbsenceRow>(work: Absences<Absence>, call: Change) =>
  decide(work, call, {
    event: { type: 'absence.approve' },
    change: async () => ({ decided_by: call.caller.name, decided_at: call.now }),
  })

export const reject = <Absence extends AbsenceRow>(
  work: Absences<Absence>,
  call: Change,
  { reason }: { reason: string },
) =>
  decide(work, call, {
    event: { type: 'absence.reject' },
    reason,
    change: async () => ({
      decided_by: call.caller.name,
      decided_at: call.now,
      decision_reason: reason.trim(),
    }),
  })

/** The days that are gone were days of absence. */
export const cancel = <Absence extends AbsenceRow>(work: Absences<Absence>, call: Change) =>
  decide(work, call, {
    event: { type: 'absence.cancel' },
    async change(tx, before) {
      if (before.state !== 'approved') return {}
      const { today } = await clinicDay(tx, call.caller, call.now)
      if (before.ends_on < today) throw new Refusal(409, 'absenceOver', { current: before })
      return before.starts_on < today ? { state: 'approved', ends_on: addDays(today, -1) } : {}
    },
  })

interface Decision<Absence> {
  event: AbsenceEvent
  reason?: string
  change: (tx: Transaction, before: Absence) => Promise<Updateable<Tables['absence']>>
}

/**
 * Moves an absence the caller may see. Of two concurrent decisions the second is told the first. The worker is locked as for a
 * change of their shifts: bookings rely on which of them take place.
 */
const decide = <Absence extends AbsenceRow>(
  work: Absences<Absence>,
  { body, caller, database, now, path: { id } }: Change,
  { event, reason = '', change }: Decision<Absence>,
) =>
  changeRow(database, caller, {
    table: 'absence',
    id,
    read: (tx) => work.absence(tx, caller, id).executeTakeFirst(),
    lockOwner: (tx, found) => lockWorker(tx, caller, work, work.whoOf(found)),
    move: { to: ({ state }) => nextState(absenceMachine, state, event), refusal: 'absenceDecided' },
    version: body.version,
    async apply({ tx, before, state }) {
      return { state, updated_at: now.toISOString(), ...(await change(tx, before)) }
    },
    action: event.type.replace('absence.', ''),
    reason: () => reason || null,
  })
