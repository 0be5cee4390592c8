import { usePatientAddress } from '../use-patient-address'

/** Returns the address of the plans of a patient in this area; one of a single plan continues it. */
export function usePlanAddress(patient: number) {
  return `${usePatientAddress()}/${patient}/plan`
}
