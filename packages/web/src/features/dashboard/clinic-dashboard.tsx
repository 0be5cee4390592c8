import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useApp } from '../../platform/app-context'
import { useTexts } from '../../platform/use-texts'
import { buttonClass } from '../../ui/button'
import { Birthdays } from './birthdays'
import { DailyChart } from './daily-chart'
import { DashboardPage } from './dashboard-page'
import { NoPatients } from './no-patients'
import { PatientFigures } from './patient-figures'
import { RegistrationFigure } from './registration-figure'
import { Columns, Figures } from './sections'
import { WaitingRegistrations } from './waiting-registrations'

/** The day of the manager, who reads the figures first, and of the front office, who does the work first. */
export default function ClinicDashboard() {
  const texts = useTexts().dashboard
  const role = useSelector(useApp().session, ({ context }) => context.account?.role.name)
  const isFrontOffice = role === 'front_office_clinic'

  return (
    <DashboardPage
      figures={4}
      actions={
        <Link href="/clinic/patient/new" className={buttonClass()}>
          <Plus aria-hidden="true" />
          {texts.addPatient()}
        </Link>
      }
    >
      {({ clinic, today, patients, registrations, birthdays }, now) => {
        const registrationFigure = registrations && <RegistrationFigure registrations={registrations} now={now} />
        const work = (
          <Columns>
            {registrations && <WaitingRegistrations rows={registrations.latest} now={now} />}
            <Birthdays people={birthdays} clinic={clinic} today={today} area="/clinic" />
          </Columns>
        )
        if (patients.total === 0 && registrations?.awaiting === 0) return <NoPatients mayAdd />
        return (
          <>
            <Figures>
              {isFrontOffice && registrationFigure}
              <PatientFigures patients={patients} area="/clinic" />
              {!isFrontOffice && registrationFigure}
            </Figures>
            {isFrontOffice && work}
            <Columns>
              <DailyChart title={texts.patients.byDay()} days={patients.new_by_day} />
              {registrations && <DailyChart title={texts.registrations.byDay()} days={registrations.by_day} />}
            </Columns>
            {!isFrontOffice && work}
          </>
        )
      }}
    </DashboardPage>
  )
}
