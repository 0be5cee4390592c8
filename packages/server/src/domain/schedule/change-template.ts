import { templateProblems } from '@clinic/core/schedule'
import { addDays } from '@clinic/core/time'
import type { UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import type { Regular } from './add-template'
import { fillTemplate } from './fill-template'
import { checkPlace, lockWorker, refuseInactive } from './lock-worker'
import { refuseProblems } from './schedule-sentences'
import type { Change, Planned, ShiftRow, TemplateRow, WorkerSchedule } from './worker-schedule'

/** Changes a template of the caller's clinic, and its shifts that lie ahead with it. */
const changeTemplate = <Template extends TemplateRow>(
  work: WorkerSchedule<ShiftRow, Template>,
  { body, caller, database, now, path: { id } }: Change,
  action: 'update' | 'end',
  decide: (
    tx: Transaction,
    before: Template,
    worker: { status: string },
  ) => Promise<UpdateObject<Tables, 'shift_template'>>,
) =>
  changeRow(database, caller, {
    table: 'shift_template',
    id,
    read: (tx) => work.template(tx, caller, id).executeTakeFirst(),
    lockOwner: (tx, found) => lockWorker(tx, caller, work, work.whoOf(found)),
    version: body.version,
    async apply({ tx, before, owner }) {
      return { ...(await decide(tx, before, owner)), updated_at: now.toISOString() }
    },
    follow: ({ tx, owner: { worker_key } }) => fillTemplate(tx, caller, { id, worker_key, now }),
    action,
  })

export const updateTemplate = <Template extends TemplateRow>(
  work: WorkerSchedule<ShiftRow, Template>,
  call: Change,
  change: Regular & Planned,
) =>
  changeTemplate(work, call, 'update', async (tx, before, worker) => {
    const { today } = await clinicDay(tx, call.caller, call.now)
    // a shift that was over keeps its dentist and room, which may be inactive since
    refuseInactive(work, worker)
    await checkPlace(tx, call.caller, change, { ...before, room_id: null })
    refuseProblems(templateProblems(change, { today, begun: before.valid_from }))
    return change
  })

/** A template that has not begun ends the day before it would: it never takes place. */
export const endTemplate = <Template extends TemplateRow>(
  work: WorkerSchedule<ShiftRow, Template>,
  call: Change,
  { last_day }: { last_day: string },
) =>
  changeTemplate(work, call, 'end', async (tx, { valid_from, valid_until }) => {
    const { today } = await clinicDay(tx, call.caller, call.now)
    const refuse = (sentence: 'dayOver' | 'endsEarlier') =>
      new Refusal(422, 'checkFields', { fields: { last_day: sentence } })
    if (last_day < addDays(today, -1)) throw refuse('dayOver')
    if (last_day > valid_until) throw refuse('endsEarlier')
    return { valid_until: last_day < valid_from ? addDays(valid_from, -1) : last_day }
  })
