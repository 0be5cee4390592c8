import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { maintenanceDuring } from '@clinic/core/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { weekGrid } from 'styled-system/recipes'
import { Link } from 'wouter'
import { type DoctorShift, scheduleQuery } from '../../entities/schedule/schedule-query'
import { useDays } from '../../entities/schedule/use-days'
import { useMaintenance, useMaintenanceText, windowsOn } from '../../entities/schedule/use-maintenance'
import { useWeek } from '../../entities/schedule/use-week'
import { WeekBar } from '../../entities/schedule/week-bar'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { allRows } from '../../platform/list/all-rows'
import { LoadFailed } from '../../platform/page/load-failed'
import { notify } from '../../platform/page/notify'
import { Page } from '../../platform/page/page'
import { useMedia } from '../../platform/page/use-media'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { WeekGrid } from '../../ui/grid/week-grid'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { TwoLines } from '../../ui/table/two-lines'
import { noRoom, useRoomBlocks } from './room-blocks'

const CopyWeekDialog = lazyWithRetry(() => import('./copy-week-dialog'))
const RoomDialog = lazyWithRetry(() => import('./room-dialog'))

/** The rooms of the dentists: rooms by days, and above them the dentists without one. */
export default function DoctorRoom() {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['doctor-room']
  const queries = useQueryClient()
  const week = useWeek()
  const { columns } = useDays()
  const isNarrow = useMedia('(width < 40rem)')
  const canWrite = useCanCall(operationRoles.allocateDoctorRoom)
  const [over, setOver] = useState<DoctorShift | 'copy'>()
  const query = useEarlyQuery(scheduleQuery(api, { from: week.from, until: week.until }))
  const rooms = useQuery({
    queryKey: ['room', 'allocation'],
    queryFn: ({ signal }) => allRows((query) => unwrap(api.GET('/api/room', { params: { query }, signal }))),
  })
  const { data, isPlaceholderData } = query
  const blocks = useRoomBlocks(data)
  const { timeZone } = useClinicDay()
  const windows = useMaintenance({ from: week.from, until: week.until })
  const maintenanceText = useMaintenanceText()
  const close = () => setOver(undefined)

  const allocate = useMutation({
    mutationFn: ({ id, version, room_id }: { id: number; version: number; room_id: number | null }) =>
      unwrap(api.POST('/api/doctor-room/{id}', { params: { path: { id } }, body: { room_id, version } })),
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['doctor-schedule'] }),
  })
  async function move(shift: DoctorShift, room_id: number | null) {
    const { id, version } = await allocate.mutateAsync({ id: shift.id, version: shift.version, room_id })
    const undo = () => allocate.mutate({ id, version, room_id: shift.room_id })
    const found = maintenanceDuring(windows, { ...shift, room_id })
    if (found.length === 0) return notify('success', words.moved(), { label: words.undo(), onClick: undo })
    const why = found.map((window) => maintenanceText(window, shift.date))
    return notify('warning', [words.moved(), ...why].join('. '), { label: words.undo(), onClick: undo })
  }

  const used = new Set(data?.shifts.map(({ room_id }) => room_id))
  const shown = rooms.data?.filter(
    ({ id, status, type }) => (status === 'active' && type === 'treatment') || used.has(id),
  )
  const rows = [
    { key: noRoom, header: words.unallocated() },
    ...(shown ?? []).map(({ id, code, name }) => ({
      key: String(id),
      header: <TwoLines small={code}>{name}</TwoLines>,
    })),
  ]
  const failed = [query, rooms].find((each) => !each.data && each.error)

  return (
    <Page
      title={words.title()}
      actions={
        canWrite && (
          <Button variant="outline" disabled={!data} onClick={() => setOver('copy')}>
            {words.copy.title()}
          </Button>
        )
      }
    >
      <Card flush>
        <WeekBar week={week}>{canWrite && !isNarrow && <p className={hint}>{words.drag()}</p>}</WeekBar>
        {failed ? (
          <LoadFailed query={failed} />
        ) : !data || !shown ? (
          <div className={css({ padding: '4' })}>
            <Skeleton shape="control" lines={6} />
          </div>
        ) : shown.length === 0 ? (
          <EmptyState
            title={words.empty.title()}
            action={
              <Link href="/clinic/room" className={buttonClass()}>
                {words.empty.action()}
              </Link>
            }
          >
            {words.empty.text()}
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData} className={cx(frame, isPlaceholderData && earlier)}>
            <WeekGrid
              label={words.title()}
              corner={words.corner()}
              keys={words.keys()}
              nothing={words.nothing()}
              layout={isNarrow ? 'days' : 'week'}
              days={columns(week.dates, { today: week.today, days: data.days })}
              rows={rows}
              blocks={isPlaceholderData ? [] : blocks}
              noteOf={(row, date) => {
                const closed = windowsOn(windows, timeZone, date).filter(({ room_id }) => String(room_id) === row)
                return (
                  closed.length > 0 &&
                  closed.map((window) => (
                    <p key={window.id} className={weekGrid().blocked}>
                      {maintenanceText(window, date)}
                    </p>
                  ))
                )
              }}
              onOpen={({ key }) => setOver(data.shifts.find(({ id }) => String(id) === key))}
              onMove={
                canWrite
                  ? ({ key }, row) => {
                      const shift = data.shifts.find(({ id }) => String(id) === key)
                      // the mutation reports its own failure
                      if (shift) move(shift, row === noRoom ? null : Number(row)).catch(() => {})
                    }
                  : undefined
              }
            />
          </div>
        )}
      </Card>
      <Suspense>
        {over === 'copy' && <CopyWeekDialog to={week.from} onClose={close} />}
        {data && shown && over !== undefined && over !== 'copy' && (
          <RoomDialog
            shift={over}
            dentist={data.doctors.find(({ id }) => id === over.doctor_id)?.display_name ?? ''}
            rooms={shown}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}

const hint = css({ color: 'muted', textStyle: 'small', marginInlineStart: 'auto' })
const frame = css({ minWidth: '0', transitionProperty: 'opacity', transitionDuration: 'fast' })
const earlier = css({ opacity: '0.5' })
