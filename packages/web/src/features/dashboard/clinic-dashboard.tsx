import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useDashboardTabs } from '../../platform/page/use-dashboard-tabs'
import { useMedia } from '../../platform/page/use-media'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { ClinicDay } from './clinic-day'
import { DashboardPage } from './dashboard-page'

/** The day of the clinic, for the manager and the front office. */
export default function ClinicDashboard() {
  const texts = useTexts()
  // beside three tabs there is no room for words
  const isNarrow = useMedia('(width < 40rem)')
  const role = useAccount()?.role.name
  return (
    <DashboardPage
      figures={4}
      tabs={useDashboardTabs('/clinic/dashboard')}
      actions={
        <>
          {!isNarrow && (
            <Link href="/clinic/patient/new" className={buttonClass({ variant: 'outline' })}>
              {texts.dashboard.addPatient()}
            </Link>
          )}
          <Link
            href="/clinic/dashboard/calendar?open=new"
            aria-label={texts.appointment.create()}
            className={buttonClass({ shape: isNarrow ? 'icon' : 'text' })}
          >
            <Plus aria-hidden="true" />
            {!isNarrow && texts.appointment.create()}
          </Link>
        </>
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
