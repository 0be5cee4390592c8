import { useNurseTabs } from '../../platform/page/use-nurse-tabs'
import { OwnShifts } from './own-shifts'
import { PatientDashboard } from './patient-dashboard'

/** The dashboard of a dental assistant: their shifts first. */
export default function NurseDashboard() {
  return (
    <PatientDashboard area="/nurse" tabs={useNurseTabs('/nurse/dashboard')}>
      <OwnShifts />
    </PatientDashboard>
  )
}
