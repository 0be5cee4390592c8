import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { LoadFailed } from '../../platform/load-failed'
import type { DoctorShift, Schedule, ScheduleDoctor } from '../../platform/schedule-query'
import { useDays } from '../../platform/use-days'
import { useMedia } from '../../platform/use-media'
import { useTexts } from '../../platform/use-texts'
import type { useWeek } from '../../platform/use-week'
import { Skeleton } from '../../ui/skeleton'
import { Tag } from '../../ui/tag'
import { WeekGrid } from '../../ui/week-grid'
import { absenceTones } from './absence-list'
import { useShiftBlocks } from './shift-blocks'

interface ScheduleWeekProps {
  week: ReturnType<typeof useWeek>
  query: UseQueryResult<Schedule>
  headerOf: (doctor: ScheduleDoctor) => ReactNode
  /** own: of one dentist, who need not be named on every day */
  of: 'all' | 'own'
  onOpen: (shift: DoctorShift) => void
  onAdd?: (doctor: number, date: string) => void
}

/** The week of the dentists in each of its states: on the way, failed, here. */
export function ScheduleWeek({ week, query, of, headerOf, onOpen, onAdd }: ScheduleWeekProps) {
  const texts = useTexts()['doctor-schedule']
  const isNarrow = useMedia('(width < 40rem)')
  const { columns, long } = useDays()
  const { data, error, isPlaceholderData } = query
  const blocks = useShiftBlocks(data)
  if (!data && error) return <LoadFailed query={query} />
  if (!data) return <Waiting />
  return (
    <div aria-busy={isPlaceholderData} className={cx(frame, isPlaceholderData && earlier)}>
      <WeekGrid
        label={texts.title()}
        corner={texts.dentist()}
        keys={texts.keys()}
        nothing={of === 'own' ? texts.week.free() : texts.week.none()}
        layout={isNarrow ? 'days' : 'week'}
        days={columns(week.dates, { today: week.today, days: data.days })}
        rows={data.doctors.map((doctor) => ({
          key: String(doctor.id),
          header: of === 'own' && isNarrow ? null : headerOf(doctor),
        }))}
        blocks={isPlaceholderData ? [] : blocks}
        noteOf={(row, date) => {
          const absence = data.absences.find(
            ({ doctor_id, starts_on, ends_on }) => String(doctor_id) === row && starts_on <= date && date <= ends_on,
          )
          return (
            absence && (
              <Tag tone={absenceTones[absence.state]}>
                {absence.state === 'requested'
                  ? texts.absence.kindRequested({ kind: texts.absence.kinds[absence.kind]() })
                  : texts.absence.kinds[absence.kind]()}
              </Tag>
            )
          )
        }}
        onOpen={({ key }) => {
          const shift = data.shifts.find(({ id }) => String(id) === key)
          if (shift) onOpen(shift)
        }}
        add={
          onAdd && {
            label: (row, day) =>
              texts.addTo({
                dentist: data.doctors.find(({ id }) => String(id) === row.key)?.display_name ?? '',
                day: long(day.date),
              }),
            onAdd: (row, date) => onAdd(Number(row), date),
          }
        }
      />
    </div>
  )
}

const Waiting = () => (
  <div className={css({ padding: '4', display: 'grid', gap: '4' })}>
    <Skeleton shape="control" lines={6} />
  </div>
)

const frame = css({ minWidth: '0', transitionProperty: 'opacity', transitionDuration: 'fast' })
const earlier = css({ opacity: '0.5' })
