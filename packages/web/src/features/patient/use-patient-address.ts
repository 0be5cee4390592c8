import { useLocation } from 'wouter'

/** Where the patients of this area are: /clinic/patient, /doctor/patient or /nurse/patient. */
export function usePatientAddress() {
  const [location] = useLocation()
  return `/${location.split('/')[1]}/patient`
}
