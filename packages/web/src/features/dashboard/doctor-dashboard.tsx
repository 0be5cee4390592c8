import { DoctorDay } from './doctor-day'
import { PatientDashboard } from './patient-dashboard'

/** The day of a dentist: their own list first. */
export default function DoctorDashboard() {
  return (
    <PatientDashboard area="/doctor">
      <DoctorDay />
    </PatientDashboard>
  )
}
