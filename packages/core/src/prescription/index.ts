export { type Amount, amountText } from './amount'
export type { Dose, DosePart, DoseProblem } from './dose'
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
export { type PrescriptionInput, type PrescriptionProblem, prescriptionProblems } from './prescription-problems'
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
export { writeDose } from './write-dose'
