import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app-context'
import { LoadFailed } from '../../platform/load-failed'
import { Page } from '../../platform/page'
import {
  type Absence,
  absenceQuery,
  type DoctorShift,
  type ScheduleDoctor,
  scheduleQuery,
} from '../../platform/schedule-query'
import { useMay } from '../../platform/use-may'
import { useShortcuts } from '../../platform/use-shortcuts'
import { useTexts } from '../../platform/use-texts'
import { useWeek } from '../../platform/use-week'
import { WeekBar } from '../../platform/week-bar'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { lazily } from '../../ui/lazily'
import { AbsenceList } from './absence-list'
import { ScheduleWeek } from './schedule-week'

const AbsenceDialog = lazily(() => import('./absence-dialog'))
const AbsenceRequestDialog = lazily(() => import('./absence-request-dialog'))
const NewShiftDialog = lazily(() => import('./new-shift-dialog'))
const ShiftDialog = lazily(() => import('./shift-dialog'))
const TemplateDialog = lazily(() => import('./template-dialog'))

type Over =
  | { kind: 'new'; doctor?: number; date?: string; repeat?: 'every1' }
  | { kind: 'shift'; shift: DoctorShift }
  | { kind: 'templates'; doctor: ScheduleDoctor }
  | { kind: 'absence'; absence: Absence }
  | { kind: 'request' }

/** When the dentists work: a week of all of them, and who is away. */
export default function DoctorSchedule() {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const week = useWeek()
  const mayWrite = useMay('createDoctorShift')
  const [over, setOver] = useState<Over>()
  const query = useQuery(scheduleQuery(api, { from: week.from, until: week.until }))
  const requested = useQuery(absenceQuery(api, { state: 'requested' }))
  const { data } = query
  const close = () => setOver(undefined)
  const create = () => setOver({ kind: 'new', date: week.isNow ? undefined : week.from })
  useShortcuts({ n: mayWrite && data ? create : undefined })

  const waiting = requested.data?.rows
  const absences = waiting && data && [...waiting, ...data.absences.filter(({ state }) => state === 'approved')]
  const hasDoctors = data && data.doctors.length > 0

  return (
    <Page
      title={texts.title()}
      actions={
        mayWrite && (
          <Button aria-keyshortcuts="n" disabled={!hasDoctors} onClick={create}>
            <Plus aria-hidden="true" />
            {texts.create()}
          </Button>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        <Card flush>
          <WeekBar week={week} />
          {data && !hasDoctors ? (
            <EmptyState
              title={texts.empty.title()}
              action={
                <Link href="/clinic/doctor/new" className={buttonClass()}>
                  {texts.empty.action()}
                </Link>
              }
            >
              {texts.empty.text()}
            </EmptyState>
          ) : (
            <ScheduleWeek
              of="all"
              week={week}
              query={query}
              headerOf={(doctor) => (
                <Button
                  variant="ghost"
                  size="sm"
                  className={name}
                  aria-label={texts.template.open({ dentist: doctor.display_name })}
                  onClick={() => setOver({ kind: 'templates', doctor })}
                >
                  <bdi>{doctor.display_name}</bdi>
                  <CalendarClock aria-hidden="true" />
                </Button>
              )}
              onOpen={(shift) => setOver({ kind: 'shift', shift })}
              onAdd={mayWrite ? (doctor, date) => setOver({ kind: 'new', doctor, date }) : undefined}
            />
          )}
          {hasDoctors && data.shifts.length === 0 && !query.isPlaceholderData && mayWrite && (
            <p className={hint}>{texts.empty.noShifts()}</p>
          )}
        </Card>
        <Card
          flush
          title={texts.absence.title()}
          actions={
            hasDoctors && (
              <Button size="sm" variant="soft" onClick={() => setOver({ kind: 'request' })}>
                {texts.absence.enter()}
              </Button>
            )
          }
        >
          {!requested.data && requested.error ? (
            <LoadFailed query={requested} />
          ) : absences?.length === 0 ? (
            <p className={hint}>{texts.absence.none()}</p>
          ) : (
            <AbsenceList of="all" absences={absences} onOpen={(absence) => setOver({ kind: 'absence', absence })} />
          )}
        </Card>
      </div>
      <Suspense>
        {data && over?.kind === 'new' && <NewShiftDialog {...over} schedule={data} onClose={close} />}
        {data && over?.kind === 'request' && <AbsenceRequestDialog doctors={data.doctors} onClose={close} />}
        {over?.kind === 'shift' && (
          <ShiftDialog
            shift={over.shift}
            dentist={data?.doctors.find(({ id }) => id === over.shift.doctor_id)?.display_name ?? ''}
            onClose={close}
          />
        )}
        {over?.kind === 'templates' && (
          <TemplateDialog
            doctor={over.doctor}
            onCreate={() => setOver({ kind: 'new', doctor: over.doctor.id, repeat: 'every1' })}
            onClose={close}
          />
        )}
        {over?.kind === 'absence' && <AbsenceDialog absence={over.absence} onClose={close} />}
      </Suspense>
    </Page>
  )
}

const name = css({
  justifyContent: 'space-between',
  width: 'full',
  height: 'auto',
  minHeight: 'target',
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '1',
  whiteSpace: 'normal',
  textAlign: 'start',
  lineHeight: 'heading',
  '& svg': { boxSize: '4', color: 'muted' },
})
const hint = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
