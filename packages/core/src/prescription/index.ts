export { type Amount, amountText } from './amount'
export type { Dose, DosePart, DoseProblem } from './dose'
export { patientFacts } from './patient-facts'
export { type PrescriptionEvent, prescriptionMachine } from './prescription.machine'
export {
  type DoseMeal,
  type DoseMoment,
  type DoseNeed,
  type DoseUnit,
  doseMeals,
  doseMoments,
  doseNeeds,
  doseUnits,
  type PrescriptionState,
  prescriptionStates,
} from './prescription.values'
export { emptyPrescription, isPrescribed, type PrescriptionContent, readLines } from './prescription-content'
export { prescriptionDraftMachine } from './prescription-draft'
export { type PrescriptionFacts, prescriptionProblems } from './prescription-problems'
export {
  type PatientFacts,
  type PrescribedMedicine,
  type PrescriptionWarning,
  prescriptionWarnings,
  unexplained,
  warningKey,
} from './prescription-warnings'
export { quantityNeeded } from './quantity-needed'
export { readDose } from './read-dose'
export { signedPrescription } from './signed-prescription'
export { withDose } from './with-dose'
export { writeDose } from './write-dose'
