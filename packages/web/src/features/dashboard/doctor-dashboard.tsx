import { PatientDashboard } from './patient-dashboard'

/** The day of a dentist. */
export default function DoctorDashboard() {
  return <PatientDashboard area="/doctor" />
}
