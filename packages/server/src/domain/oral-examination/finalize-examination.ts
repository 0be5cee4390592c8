import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** With the end of a visit what was examined is final. */
export async function finalizeExamination(tx: Transaction, caller: Caller, visit_id: number) {
  const { company_id, clinic_id } = caller
  const final = await tx
    .updateTable('oral_examination')
    .set((eb) => ({ state: 'final', version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .returning(['id', 'patient_id'])
    .execute()
  for (const { id, patient_id } of final)
    recordEvent(tx, caller, {
      action: 'finalize',
      object: 'oral_examination',
      object_id: id,
      after: { visit_id },
      people: { patient: [patient_id] },
    })
}
