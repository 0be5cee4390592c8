export { documentKindsOf, groupOfDocument } from './document-group'
export { type PatientDocumentEvent, patientDocumentMachine } from './patient-document.machine'
export {
  type DocumentGroup,
  type DocumentKind,
  type DocumentState,
  documentGroups,
  documentKinds,
  documentStates,
} from './patient-document.values'
