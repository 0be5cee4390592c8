export { ClinicStep } from './clinic-step'
export { Completed } from './completed'
export { PatientStep } from './patient-step'
