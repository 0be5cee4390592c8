import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Birthdays } from './birthdays'
import { DailyChart } from './daily-chart'
import { DashboardPage } from './dashboard-page'
import type { Area } from './dashboard-query'
import { NoPatients } from './no-patients'
import { IncompleteFigure, RecentFigure, TotalFigure } from './patient-figures'
import { Columns, Figures } from './sections'

interface PatientDashboardProps {
  area: Area
  /** The pages beside this one. */
  tabs?: ComponentProps<typeof DashboardPage>['tabs']
  /** Content above the dashboard. */
  children?: ReactNode
}

/** The day of those who treat: the patients of the clinic, none of the front office's work. */
export function PatientDashboard({ area, tabs, children }: PatientDashboardProps) {
  const texts = useTexts().dashboard
  return (
    <DashboardPage
      figures={3}
      tabs={tabs}
      actions={
        <Link href={`${area}/patient`} className={buttonClass({ variant: 'soft' })}>
          <Search aria-hidden="true" />
          {texts.findPatient()}
        </Link>
      }
    >
      {({ clinic, today, patients, birthdays }) =>
        patients.total === 0 ? (
          <NoPatients />
        ) : (
          <>
            {children}
            <Figures>
              <TotalFigure patients={patients} area={area} />
              <RecentFigure patients={patients} area={area} />
              <IncompleteFigure patients={patients} area={area} />
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
