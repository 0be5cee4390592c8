import { PatientDashboard } from './patient-dashboard'

/** The day of a dental assistant. */
export default function NurseDashboard() {
  return <PatientDashboard area="/nurse" />
}
