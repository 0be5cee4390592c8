import { documentRows } from '../../domain/patient-document/document-rows'
import type { FindPictured } from './photos-of'

/** It shows the mouth or a paper of a patient. */
export const findDocument: FindPictured = async (database, caller, id, now) => {
  const document = await documentRows(database, caller, now).where('patient_document.id', '=', id).executeTakeFirst()
  return document && { photo: document.photo, people: { patient: [document.patient_id] } }
}
