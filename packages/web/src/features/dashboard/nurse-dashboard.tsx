import { OwnShifts } from './own-shifts'
import { PatientDashboard } from './patient-dashboard'

/** The day of a dental assistant: when and with whom they work first. */
export default function NurseDashboard() {
  return (
    <PatientDashboard area="/nurse">
      <OwnShifts />
    </PatientDashboard>
  )
}
