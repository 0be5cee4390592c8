import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Call } from '../../contract'
import type { Transaction } from '../../database/schema'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../refusal'
import { fillTemplate } from './fill-template'
import { holdDoctor } from './hold-doctor'
import { templateRows } from './schedule-rows'

type Template = Schema<'ShiftTemplate'>

/** Changes a template of the caller's clinic, and its shifts that lie ahead with it. */
export const changeTemplate = (
  { body, caller, database, now, path: { id } }: Call<'updateShiftTemplate' | 'endShiftTemplate'>,
  action: 'update' | 'end',
  decide: (tx: Transaction, before: Template) => Promise<Partial<Schema<'ShiftTemplateInput'>>>,
) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const one = templateRows(tx, caller).where('id', '=', id)
    const found = await one.executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    const { person } = await holdDoctor(tx, caller, found.doctor_id)
    const before = await one.forUpdate().executeTakeFirstOrThrow()
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })

    const change = await decide(tx, before)
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
