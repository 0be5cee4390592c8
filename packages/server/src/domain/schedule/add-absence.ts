import type { Schema } from '@clinic/api'
import { absenceProblems } from '@clinic/core/schedule'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { lockWorker } from './lock-worker'
import { refuseProblems } from './schedule-sentences'
import {
  type AbsenceRow,
  type Addition,
  columnsOf,
  type ShiftRow,
  type TemplateRow,
  type WorkerSchedule,
} from './worker-schedule'

type NewAbsence = Omit<Schema<'AbsenceInput'>, 'doctor_id'> & { who: number }

/** Adds a request for days off, to be decided. */
export async function addAbsence<Absence extends AbsenceRow>(
  tx: Transaction,
  work: WorkerSchedule<ShiftRow, TemplateRow, Absence>,
  { caller, now }: Addition,
  { who, reason, ...absence }: NewAbsence,
) {
  const { company_id, clinic_id } = caller
  await lockWorker(tx, caller, work, who)
  refuseProblems(absenceProblems(absence, await clinicDay(tx, caller, now)))
  const other = await tx
    .selectFrom('absence')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, [work.column]: who }))
    .where('state', 'in', ['requested', 'approved'])
    .where('starts_on', '<=', absence.ends_on)
    .where('ends_on', '>=', absence.starts_on)
    .executeTakeFirst()
  if (other) throw new Refusal(422, 'checkFields', { fields: { starts_on: 'absentAlready' } })

  const { id } = await tx
    .insertInto('absence')
    .values({
      ...absence,
      ...columnsOf(work, who),
      reason: reason.trim(),
      company_id,
      clinic_id,
      state: 'requested',
      requested_by: caller.name,
      decided_by: null,
      decided_at: null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = await work.absence(tx, caller, id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'request', object: 'absence', object_id: id, after })
  return after
}
