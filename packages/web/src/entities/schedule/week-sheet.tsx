import type { UseQueryResult } from '@tanstack/react-query'
import { printing } from 'styled-system/recipes'
import { LoadFailed } from '../../platform/page/load-failed'
import { PrintedPage } from '../../platform/print/printed-page'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { usePrintedAt } from '../../platform/print/use-printed-at'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useDays } from './use-days'
import type { useWeek } from './use-week'
import type { WorkerWeek } from './worker-schedule'
import { WrittenWeek, type WrittenWeekProps } from './written-week'

interface WeekSheetProps extends Omit<WrittenWeekProps, 'data'> {
  /** the address of the schedule it is printed from */
  address: string
  /** the words for a clinic without workers */
  nobody: string
  week: ReturnType<typeof useWeek>
  query: UseQueryResult<WorkerWeek>
  /** what else is to know of the week, name and value */
  facts?: readonly (readonly [name: string, value: string])[]
}

/** A week of all workers on A4, the long side across. */
export function WeekSheet({ address, title, nobody, week, query, facts = [], ...words }: WeekSheetProps) {
  const texts = useTexts()['doctor-schedule']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { range } = useDays()
  const printedAt = usePrintedAt()
  const data = query.isPlaceholderData ? undefined : query.data
  const isEmpty = data?.shifts.length === 0 && data.absences.length === 0
  return (
    <PrintedPage
      title={title}
      back={{ href: `${address}?week=${week.from}`, label: texts.sheet.back() }}
      isReady={data !== undefined}
    >
      {!data && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
      {data && (
        <Sheet paper="a4_landscape" title={title}>
          <SheetFacts
            facts={[
              [texts.week.label(), range(week.from, week.until)],
              ...facts,
              [texts.sheet.printed(), dateTime(printedAt)],
            ]}
          />
          {data.people.length === 0 || isEmpty ? (
            <p className={printing().between}>{data.people.length === 0 ? nobody : texts.sheet.nothing()}</p>
          ) : (
            <WrittenWeek title={title} data={data} {...words} />
          )}
        </Sheet>
      )}
    </PrintedPage>
  )
}
