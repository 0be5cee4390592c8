import type { UseQueryResult } from '@tanstack/react-query'
import { CalendarClock, Plus, Printer } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useShortcuts } from '../../platform/page/use-shortcuts'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { WeekFoot } from '../../ui/grid/week-grid'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { AbsenceList } from './absence-list'
import { ScheduleWeek } from './schedule-week'
import type { useWeek } from './use-week'
import { WeekBar } from './week-bar'
import {
  type AnyAbsence,
  type AnyShift,
  type Worker,
  type WorkerSchedule,
  type WorkerWeek,
  workerIdOf,
} from './worker-schedule'

const AbsenceDialog = lazyWithRetry(() => import('./absence-dialog'))
const CopyShiftsDialog = lazyWithRetry(() => import('./copy-shifts-dialog'))
const AbsenceRequestDialog = lazyWithRetry(() => import('./absence-request-dialog'))
const NewShiftDialog = lazyWithRetry(() => import('./new-shift-dialog'))
const ShiftDialog = lazyWithRetry(() => import('./shift-dialog'))
const TemplateDialog = lazyWithRetry(() => import('./template-dialog'))

type Over =
  | { kind: 'new'; who?: number; date?: string; repeat?: 'every1' }
  | { kind: 'shift'; shift: AnyShift }
  | { kind: 'templates'; person: Worker }
  | { kind: 'absence'; absence: AnyAbsence }
  | { kind: 'request' }
  | { kind: 'copy' }

interface ScheduleScreenProps {
  work: WorkerSchedule
  week: ReturnType<typeof useWeek>
  query: UseQueryResult<WorkerWeek>
  /** the absences that wait for a decision, whenever they are */
  requested: UseQueryResult<readonly AnyAbsence[]>
  /** more content in the bar of the week */
  bar?: ReactNode
  foot?: WeekFoot
}

/** The schedule: a week of all workers, with their absences. */
export function ScheduleScreen({ work, week, query, requested, bar, foot }: ScheduleScreenProps) {
  const texts = useTexts()['doctor-schedule']
  const [over, setOver] = useState<Over>()
  const { data } = query
  const { words } = work
  const close = () => setOver(undefined)
  const create = () => setOver({ kind: 'new', date: week.isNow ? undefined : week.from })
  useShortcuts({ n: work.permissions.write && data ? create : undefined })

  const waiting = requested.data
  const absences = waiting && data && [...waiting, ...data.absences.filter(({ state }) => state === 'approved')]
  const hasPeople = data && data.people.length > 0

  return (
    <Page
      title={words.title}
      actions={
        work.permissions.write && (
          <>
            <Button variant="outline" disabled={!hasPeople} onClick={() => setOver({ kind: 'copy' })}>
              {texts.copy.title()}
            </Button>
            <Button aria-keyshortcuts="n" disabled={!hasPeople} onClick={create}>
              <Plus aria-hidden="true" />
              {texts.create()}
            </Button>
          </>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        <Card flush>
          <WeekBar week={week}>
            <Link
              href={`/clinic/${work.key}/sheet?week=${week.from}`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              <Printer aria-hidden="true" />
              {texts.sheet.open()}
            </Link>
            {bar}
          </WeekBar>
          {data && !hasPeople ? (
            <EmptyState
              title={words.empty.title}
              action={
                <Link href={words.empty.href} className={buttonClass()}>
                  {words.empty.action}
                </Link>
              }
            >
              {words.empty.text}
            </EmptyState>
          ) : (
            <ScheduleWeek
              of="all"
              work={work}
              week={week}
              query={query}
              foot={foot}
              headerOf={(person) => (
                <>
                  <Button
                    variant="ghost"
                    size="sm"
                    className={name}
                    aria-label={words.regularOf(person.name)}
                    onClick={() => setOver({ kind: 'templates', person })}
                  >
                    <bdi>{person.name}</bdi>
                    <CalendarClock aria-hidden="true" />
                  </Button>
                  {person.about && <p className={about}>{person.about}</p>}
                </>
              )}
              onOpen={(shift) => setOver({ kind: 'shift', shift })}
              onAdd={work.permissions.write ? (who, date) => setOver({ kind: 'new', who, date }) : undefined}
            />
          )}
          {hasPeople && data.shifts.length === 0 && !query.isPlaceholderData && work.permissions.write && (
            <p className={hint}>{words.empty.noShifts}</p>
          )}
        </Card>
        <Card
          flush
          title={texts.absence.title()}
          actions={
            hasPeople && (
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
            <AbsenceList
              of="all"
              work={work}
              absences={absences}
              onOpen={(absence) => setOver({ kind: 'absence', absence })}
            />
          )}
        </Card>
      </div>
      <Suspense>
        {data && over?.kind === 'new' && <NewShiftDialog {...over} work={work} week={data} onClose={close} />}
        {data && over?.kind === 'request' && (
          <AbsenceRequestDialog
            work={work}
            people={data.people}
            onAffected={(absence) => setOver({ kind: 'absence', absence })}
            onClose={close}
          />
        )}
        {over?.kind === 'shift' && (
          <ShiftDialog
            work={work}
            shift={over.shift}
            person={data?.people.find(({ id }) => id === workerIdOf(over.shift))?.name ?? ''}
            onClose={close}
          />
        )}
        {over?.kind === 'templates' && (
          <TemplateDialog
            work={work}
            person={over.person}
            onCreate={() => setOver({ kind: 'new', who: over.person.id, repeat: 'every1' })}
            onClose={close}
          />
        )}
        {over?.kind === 'copy' && <CopyShiftsDialog work={work} to={week.from} onClose={close} />}
        {over?.kind === 'absence' && <AbsenceDialog work={work} absence={over.absence} onClose={close} />}
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
const about = css({ fontSize: 'xs', fontWeight: 'normal', color: 'muted' })
const hint = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
