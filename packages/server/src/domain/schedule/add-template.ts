import type { Schema } from '@clinic/api'
import { templateProblems } from '@clinic/core/schedule'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../clinic/clinic-day'
import { fillTemplate } from './fill-template'
import { checkPlace, lockWorker, refuseInactive } from './lock-worker'
import { refuseProblems } from './schedule-sentences'
import {
  type Addition,
  columnsOf,
  type Planned,
  type ShiftRow,
  type TemplateRow,
  type WorkerSchedule,
} from './worker-schedule'

/** When, week after week. */
export type Regular = Pick<
  Schema<'ShiftTemplateInput'>,
  'weekday' | 'every_weeks' | 'valid_from' | 'valid_until' | 'starts' | 'ends'
>

/** A regular shift, and the shifts it fills its weeks with. */
export async function addTemplate<Template extends TemplateRow>(
  tx: Transaction,
  work: WorkerSchedule<ShiftRow, Template>,
  { caller, now }: Addition,
  { who, ...template }: Regular & Planned & { who: number },
) {
  const { company_id, clinic_id } = caller
  const { worker_key, ...worker } = await lockWorker(tx, caller, work, who)
  refuseInactive(work, worker)
  await checkPlace(tx, caller, template)
  refuseProblems(templateProblems(template, await clinicDay(tx, caller, now)))
  const { id } = await tx
    .insertInto('shift_template')
    .values({ ...template, ...columnsOf(work, who), company_id, clinic_id, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fillTemplate(tx, caller, { id, worker_key, now })
  const after = await work.template(tx, caller, id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'create', object: 'shift_template', object_id: id, after })
  return after
}
