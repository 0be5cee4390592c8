import { lockPatient } from '../../domain/patient/lock-patient'
import { documentRows } from '../../domain/patient-document/document-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { checkDocument } from './check-document'

export const updatePatientDocument: UseCase<'updatePatientDocument'> = ({ database, caller, now, path, body }) =>
  changeRow(database, caller, {
    table: 'patient_document',
    id: path.id,
    read: (tx) => documentRows(tx, caller, now).where('patient_document.id', '=', path.id).executeTakeFirst(),
    lockOwner: (tx, { patient_id }) => lockPatient(tx, caller, patient_id),
    move: { to: ({ state }) => (state === 'kept' ? state : null), refusal: 'documentNotNow' },
    version: body.version,
    async apply({ tx, before: { patient_id } }) {
      const { kind, taken_on, teeth, remark } = body
      await checkDocument(tx, caller, { kind, taken_on, patient_id, now })
      return { kind, taken_on, teeth: JSON.stringify(teeth), remark: remark.trim(), updated_at: now.toISOString() }
    },
    action: 'update',
  })
