import type { UseCases } from '../../use-case/contract'
import { addPatientDocument } from './add-patient-document'
import { listPatientDocument } from './list-patient-document'
import { removePatientDocument } from './remove-patient-document'
import { updatePatientDocument } from './update-patient-document'

export const patientDocumentUseCases: UseCases<
  'listPatientDocument' | 'addPatientDocument' | 'updatePatientDocument' | 'removePatientDocument'
> = { listPatientDocument, addPatientDocument, updatePatientDocument, removePatientDocument }
