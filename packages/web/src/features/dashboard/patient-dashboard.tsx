import { useTexts } from '../../platform/use-texts'
import { Birthdays } from './birthdays'
import { DailyChart } from './daily-chart'
import { DashboardPage } from './dashboard-page'
import { NoPatients } from './no-patients'
import { PatientFigures } from './patient-figures'
import { Columns, Figures } from './sections'

/** The day of those who treat: the patients of the clinic, none of the front office's work. */
export function PatientDashboard({ area }: { area: '/doctor' | '/nurse' }) {
  const texts = useTexts().dashboard
  return (
    <DashboardPage figures={3}>
      {({ clinic, today, patients, birthdays }) =>
        patients.total === 0 ? (
          <NoPatients />
        ) : (
          <>
            <Figures>
              <PatientFigures patients={patients} area={area} />
            </Figures>
            <Columns>
              <DailyChart title={texts.patients.byDay()} days={patients.new_by_day} />
              <Birthdays people={birthdays} clinic={clinic} today={today} area={area} />
            </Columns>
          </>
        )
      }
    </DashboardPage>
  )
}
