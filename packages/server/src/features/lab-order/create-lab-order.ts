import { recordEvent } from '../../audit/record-event'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { nextDocumentNumber } from '../../domain/clinic/next-document-number'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkLabOrder } from './check-lab-order'
import { labOrderById } from './lab-order-rows'

export const createLabOrder: UseCase<'createLabOrder'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, body } = call
    const { company_id, clinic_id, name } = caller
    const { patient_id } = body
    const ordered = await checkLabOrder(tx, call, body)
    const { today } = await clinicDay(tx, caller, now)
    const numbered = await nextDocumentNumber(tx, caller, { table: 'lab_order', year: Number(today.slice(0, 4)) })
    const { id } = await tx
      .insertInto('lab_order')
      .values({
        company_id,
        clinic_id,
        patient_id,
        ...numbered,
        ...ordered,
        state: 'draft',
        created_by: name,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await labOrderById(tx, call, id)
    if (!after) throw new Error('The order that was written is not there')
    recordEvent(tx, caller, {
      action: 'create',
      object: 'lab_order',
      object_id: id,
      after,
      people: { patient: [patient_id] },
    })
    return after
  })
