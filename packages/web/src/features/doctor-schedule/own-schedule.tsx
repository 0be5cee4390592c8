import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { AbsenceList } from '../../entities/schedule/absence-list'
import { absenceQuery, scheduleQuery } from '../../entities/schedule/schedule-query'
import { ScheduleWeek } from '../../entities/schedule/schedule-week'
import { useWeek } from '../../entities/schedule/use-week'
import { WeekBar } from '../../entities/schedule/week-bar'
import type { AnyAbsence, AnyShift } from '../../entities/schedule/worker-schedule'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useDoctorWorkerSchedule } from './doctor-worker-schedule'
import { peopleOf } from './people-of'

const AbsenceDialog = lazyWithRetry(() => import('../../entities/schedule/absence-dialog'))
const AbsenceRequestDialog = lazyWithRetry(() => import('../../entities/schedule/absence-request-dialog'))
const ShiftDialog = lazyWithRetry(() => import('../../entities/schedule/shift-dialog'))

/** The own week of a dentist, and the leave they asked for. */
export default function OwnSchedule() {
  const texts = useTexts()['doctor-schedule']
  const doctor_id = useAccount()?.doctor_id ?? null
  return doctor_id === null ? (
    <Page title={texts.ownTitle()}>
      <Card>
        <EmptyState title={texts.empty.ownTitle()}>{texts.empty.ownText()}</EmptyState>
      </Card>
    </Page>
  ) : (
    <OwnWeek doctor_id={doctor_id} />
  )
}

type Over = { kind: 'shift'; shift: AnyShift } | { kind: 'absence'; absence: AnyAbsence } | { kind: 'request' }

function OwnWeek({ doctor_id }: { doctor_id: number }) {
  const { api } = useApp()
  const texts = useTexts()['doctor-schedule']
  const week = useWeek()
  const [over, setOver] = useState<Over>()
  const query = useQuery({
    ...scheduleQuery(api, { from: week.from, until: week.until, doctor_id }),
    select: peopleOf,
  })
  const absences = useQuery(absenceQuery(api, { doctor_id }))
  const work = useDoctorWorkerSchedule(query.data)
  const [own] = query.data?.people ?? []
  const close = () => setOver(undefined)
  return (
    <Page
      title={texts.ownTitle()}
      actions={
        <Button disabled={!own} onClick={() => setOver({ kind: 'request' })}>
          <Plus aria-hidden="true" />
          {texts.absence.request()}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
        <Card flush>
          <WeekBar week={week} />
          <ScheduleWeek
            of="own"
            work={work}
            week={week}
            query={query}
            headerOf={({ name }) => <bdi>{name}</bdi>}
            onOpen={(shift) => setOver({ kind: 'shift', shift })}
          />
        </Card>
        <Card flush title={texts.absence.title()}>
          {!absences.data && absences.error ? (
            <LoadFailed query={absences} />
          ) : absences.data?.length === 0 ? (
            <p className={hint}>{texts.absence.ownNone()}</p>
          ) : (
            <AbsenceList
              of="own"
              work={work}
              absences={absences.data}
              onOpen={(absence) => setOver({ kind: 'absence', absence })}
            />
          )}
        </Card>
      </div>
      <Suspense>
        {own && over?.kind === 'request' && <AbsenceRequestDialog work={work} people={[own]} onClose={close} />}
        {own && over?.kind === 'shift' && (
          <ShiftDialog work={work} shift={over.shift} person={own.name} onClose={close} />
        )}
        {over?.kind === 'absence' && <AbsenceDialog work={work} absence={over.absence} onClose={close} />}
      </Suspense>
    </Page>
  )
}

const hint = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
