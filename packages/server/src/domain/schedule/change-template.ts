import { templateProblems } from '@clinic/core/schedule'
import { addDays } from '@clinic/core/time'
import type { UpdateObject } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { clinicDay } from '../clinic/clinic-day'
import type { Regular } from './add-template'
import { fillTemplate } from './fill-template'
import { checkPlace, holdWorker, refuseInactive } from './hold-worker'
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
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const one = work.template(tx, caller, id)
    const found = await one.executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    const { person, ...worker } = await holdWorker(tx, caller, work, work.whoOf(found))
    const before = await one.forUpdate('shift_template').executeTakeFirstOrThrow()
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })

    const change = await decide(tx, before, worker)
    await tx
      .updateTable('shift_template')
      .set({ ...change, version: before.version + 1, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    await fillTemplate(tx, caller, { id, person, now })
    const after = await one.executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action, object: 'shift_template', object_id: id, before, after })
    return after
  })

export const updateTemplate = <Template extends TemplateRow>(
  work: WorkerSchedule<ShiftRow, Template>,
  call: Change,
  change: Regular & Planned,
) =>
  changeTemplate(work, call, 'update', async (tx, before, worker) => {
    const { today } = await clinicDay(tx, call.caller, call.now)
    // one that was over goes on with who and where it was: they may be inactive since
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
