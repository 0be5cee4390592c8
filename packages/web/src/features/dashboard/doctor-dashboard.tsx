import { useDoctorTabs } from '../../platform/page/use-doctor-tabs'
import { DoctorDay } from './doctor-day'
import { NextPatient } from './next-patient'
import { PatientDashboard } from './patient-dashboard'

/** The day of a dentist: the next patient and their own list first. */
export default function DoctorDashboard() {
  return (
    <PatientDashboard area="/doctor" tabs={useDoctorTabs('/doctor/dashboard')}>
      <NextPatient />
      <DoctorDay />
    </PatientDashboard>
  )
}
