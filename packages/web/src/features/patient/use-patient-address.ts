import { useLocation } from 'wouter'

/** Returns the base address of patients in this area: /clinic/patient, /doctor/patient or /nurse/patient. */
export function usePatientAddress() {
  const [location] = useLocation()
  return `/${location.split('/')[1]}/patient`
}
