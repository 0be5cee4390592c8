import { nextState } from '@clinic/core/lifecycle'
import { patientDocumentMachine } from '@clinic/core/patient-document'
import { documentRows } from '../../domain/patient-document/document-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'

/** The picture is gone for good: it may show somebody else. What was said of it tells that it was there. */
export const removePatientDocument: UseCase<'removePatientDocument'> = ({ database, caller, now, path, body }) => {
  const { company_id, clinic_id } = caller
  const at = now.toISOString()
  const reason = body.reason.trim()
  return changeRow(database, caller, {
    table: 'patient_document',
    id: path.id,
    read: (tx) => documentRows(tx, caller, now).where('patient_document.id', '=', path.id).executeTakeFirst(),
    move: {
      to: ({ state }) => nextState(patientDocumentMachine, state, { type: 'patientDocument.remove' }),
      refusal: 'documentNotNow',
    },
    version: body.version,
    apply: async ({ state }) => ({
      state,
      remove_reason: reason,
      removed_by: caller.name,
      removed_at: at,
      updated_at: at,
    }),
    follow: ({ tx }) =>
      tx
        .deleteFrom('photo')
        .where((eb) => eb.and({ company_id, clinic_id, patient_document_id: path.id }))
        .execute(),
    action: 'remove',
    reason: () => reason,
  })
}
