import { absenceStates } from '@clinic/core/schedule'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { LoadFailed } from '../../platform/page/load-failed'
import { useMedia } from '../../platform/page/use-media'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { type WeekFoot, WeekGrid } from '../../ui/grid/week-grid'
import { Tag } from '../../ui/tag'
import { useShiftBlocks } from './shift-blocks'
import { useAbsenceText } from './use-absence-text'
import { useDays } from './use-days'
import type { useWeek } from './use-week'
import { type AnyShift, type Worker, type WorkerSchedule, type WorkerWeek, workerIdOf } from './worker-schedule'

interface ScheduleWeekProps {
  work: WorkerSchedule
  week: ReturnType<typeof useWeek>
  query: UseQueryResult<WorkerWeek>
  headerOf: (person: Worker) => ReactNode
  /** own: of one person, who need not be named on every day */
  of: 'all' | 'own'
  onOpen: (shift: AnyShift) => void
  onAdd?: (who: number, date: string) => void
  /** below the people, day by day */
  foot?: WeekFoot
}

/** The week of the people in each of its states: on the way, failed, here. */
export function ScheduleWeek({ work, week, query, of, headerOf, onOpen, onAdd, foot }: ScheduleWeekProps) {
  const texts = useTexts()['doctor-schedule']
  const absenceText = useAbsenceText()
  const isNarrow = useMedia('(width < 40rem)')
  const { columns, long } = useDays()
  const { data, error, isPlaceholderData } = query
  const blocks = useShiftBlocks(work, data)
  if (!data && error) return <LoadFailed query={query} />
  if (!data) return <Waiting />
  return (
    <div aria-busy={isPlaceholderData} className={cx(frame, isPlaceholderData && earlier)}>
      <WeekGrid
        label={work.words.title}
        corner={work.words.person}
        keys={texts.keys()}
        nothing={of === 'own' ? texts.week.free() : texts.week.none()}
        layout={isNarrow ? 'days' : 'week'}
        days={columns(week.dates, { today: week.today, days: data.days })}
        rows={data.people.map((person) => ({
          key: String(person.id),
          header: of === 'own' && isNarrow ? null : headerOf(person),
        }))}
        blocks={isPlaceholderData ? [] : blocks}
        foot={isPlaceholderData ? undefined : foot}
        noteOf={(row, date) => {
          const absence = data.absences.find(
            (each) => String(workerIdOf(each)) === row && each.starts_on <= date && date <= each.ends_on,
          )
          return absence && <Tag tone={absenceStates[absence.state].tone}>{absenceText(absence)}</Tag>
        }}
        onOpen={({ key }) => {
          const shift = data.shifts.find(({ id }) => String(id) === key)
          if (shift) onOpen(shift)
        }}
        add={
          onAdd && {
            label: (row, day) =>
              work.words.addTo(data.people.find(({ id }) => String(id) === row.key)?.name ?? '', long(day.date)),
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
