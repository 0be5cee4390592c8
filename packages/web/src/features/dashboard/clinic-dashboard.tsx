import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useDashboardTabs } from '../../platform/page/use-dashboard-tabs'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { ClinicDay } from './clinic-day'
import { DashboardPage } from './dashboard-page'

/** The day of the clinic, for the manager and the front office. */
export default function ClinicDashboard() {
  const texts = useTexts().dashboard
  const role = useAccount()?.role.name
  return (
    <DashboardPage
      figures={4}
      tabs={useDashboardTabs('/clinic/dashboard')}
      actions={
        <Link href="/clinic/patient/new" className={buttonClass()}>
          <Plus aria-hidden="true" />
          {texts.addPatient()}
        </Link>
      }
    >
      {({ registrations, desk, ...dashboard }, now) =>
        registrations &&
        desk && (
          <ClinicDay
            dashboard={{ ...dashboard, registrations, desk }}
            now={now}
            first={role === 'front_office_clinic' ? 'work' : 'figures'}
          />
        )
      }
    </DashboardPage>
  )
}
