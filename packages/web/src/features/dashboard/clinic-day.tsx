import { operationRoles } from '@clinic/core/access'
import { Suspense } from 'react'
import { useCanCall } from '../../platform/session/use-can-call'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Agenda } from './agenda/agenda'
import { Birthdays } from './birthdays'
import { DailyChart } from './daily-chart'
import type { Dashboard, Desk, Registrations } from './dashboard-query'
import { DeskDay } from './desk-day'
import { FreeTimes } from './free-times'
import { NoPatients } from './no-patients'
import { IncompleteFigure, RecentFigure, TotalFigure } from './patient-figures'
import { RegistrationFigure } from './registration-figure'
import { SatuSehatFigures } from './satu-sehat-figures'
import { Columns, Figures } from './sections'
import { Unconfirmed } from './unconfirmed'
import { WaitingRegistrations } from './waiting-registrations'

const TopProcedures = lazyWithRetry(() => import('./top-procedures'))

interface ClinicDayProps {
  dashboard: Dashboard & { registrations: Registrations; desk: Desk }
  now: number
  /** The manager reads the figures first, the front office does the work first. */
  first: 'figures' | 'work'
}

export function ClinicDay({
  dashboard: { clinic, today, patients, registrations, birthdays, desk, satu_sehat },
  now,
  first,
}: ClinicDayProps) {
  const texts = useTexts().dashboard
  const canReport = useCanCall(operationRoles.getReport)
  if (patients.total === 0 && registrations.awaiting === 0) return <NoPatients canAdd />

  const figures = [
    <TotalFigure key="total" patients={patients} area="/clinic" />,
    <RecentFigure key="recent" patients={patients} area="/clinic" />,
    <IncompleteFigure key="incomplete" patients={patients} area="/clinic" />,
    <RegistrationFigure key="registration" registrations={registrations} now={now} />,
  ]
  const sections = [
    <Columns key="charts">
      <DailyChart title={texts.patients.byDay()} days={patients.new_by_day} />
      <DailyChart title={texts.registrations.byDay()} days={registrations.by_day} />
    </Columns>,
    <Columns key="work">
      <WaitingRegistrations rows={registrations.latest} now={now} />
      <Birthdays people={birthdays} clinic={clinic} today={today} area="/clinic" />
    </Columns>,
  ]
  const day = [
    <DeskDay key="desk" desk={desk} first={first} />,
    <Agenda key="agenda" />,
    <Columns key="appointments">
      <Unconfirmed clinic={clinic} today={today} />
      <FreeTimes />
    </Columns>,
    canReport && (
      <Suspense key="procedures">
        <TopProcedures today={today} />
      </Suspense>
    ),
  ]
  return (
    <>
      {first === 'work' ? [...day.slice(1), day[0]] : day}
      {satu_sehat && <SatuSehatFigures figures={satu_sehat} />}
      <Figures>{first === 'work' ? figures.toReversed() : figures}</Figures>
      {first === 'work' ? sections.toReversed() : sections}
    </>
  )
}
