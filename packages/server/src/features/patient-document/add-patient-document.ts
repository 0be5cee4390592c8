import { teethIn } from '@clinic/core/odontogram'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { todayIn } from '../../domain/clinic/clinic-day'
import { lockPatient } from '../../domain/patient/lock-patient'
import { documentRows } from '../../domain/patient-document/document-rows'
import { encodeWhole } from '../../domain/photo/encode-whole'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { checkDocument } from './check-document'

export const addPatientDocument: UseCase<'addPatientDocument'> = async (call) => {
  const { database, caller, body, now, path, query } = call
  const { company_id, clinic_id } = caller
  const patient_id = path.id
  const { kind, taken_on, teeth: typed = '', remark = '' } = query
  const { teeth, wrong } = teethIn(typed)
  if (wrong.length > 0) throw new Refusal(422, 'checkFields', { fields: { teeth: 'notATooth' } })
  await checkDocument(database, caller, { kind, taken_on, patient_id, now })
  // not while others wait for the transaction; the grey of a radiograph needs more than a portrait
  const { width, height, ...picture } = await encodeWhole(body, {
    least: 96,
    large: 2400,
    small: 320,
    webp: { quality: 85 },
  })
  return withIdempotency(call, async (tx) => {
    await lockPatient(tx, caller, patient_id)
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('patient_document')
      .values({
        company_id,
        clinic_id,
        patient_id,
        visit_id: await visitOfToday(tx, caller, { patient_id, now }),
        kind,
        taken_on,
        teeth: JSON.stringify(teeth),
        remark: remark.trim(),
        width,
        height,
        created_at: at,
        created_by: caller.name,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('photo')
      .values({ company_id, clinic_id, patient_document_id: id, ...picture, created_at: now })
      .execute()
    const document = await documentRows(tx, caller, now).where('patient_document.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'add', object: 'patient_document', object_id: id, after: document })
    return document
  })
}

async function visitOfToday(
  tx: Transaction,
  caller: Caller,
  { patient_id, now }: { patient_id: number; now: Date },
): Promise<number | null> {
  const { company_id, clinic_id } = caller
  const visit = await tx
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, patient_id }))
    .where('queue_date', '=', todayIn(caller, now))
    .where('state', 'not in', ['entered_in_error', 'left'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return visit?.id ?? null
}
