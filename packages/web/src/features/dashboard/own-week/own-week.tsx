import { Printer } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { Link } from 'wouter'
import { useWeek } from '../../../entities/schedule/use-week'
import { WeekBar } from '../../../entities/schedule/week-bar'
import { Page } from '../../../platform/page/page'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/feedback/empty-state'

export interface OwnWeekOf {
  /** the id of the dentist or assistant */
  worker: number
  week: ReturnType<typeof useWeek>
}

interface OwnWeekProps {
  tabs: ComponentProps<typeof Page>['tabs']
  /** the dentist or assistant of the account; nullish where it belongs to none */
  worker: number | null | undefined
  /** shown to an account that belongs to nobody */
  nobody: { title: string; text: string }
  days: ComponentType<OwnWeekOf>
  /** the address of the week on paper */
  sheet?: string
}

/** The page of a worker's own week: the steps from week to week, and the days of their role. */
export function OwnWeek({ tabs, worker, nobody, days: Days, sheet }: OwnWeekProps) {
  const texts = useTexts()
  const week = useWeek()
  return (
    <Page title={texts.dashboard.tabs.week()} tabs={tabs}>
      {worker ? (
        <Card flush>
          <WeekBar week={week}>
            {sheet && (
              <Link href={`${sheet}?week=${week.from}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
                <Printer aria-hidden="true" />
                {texts['doctor-schedule'].sheet.open()}
              </Link>
            )}
          </WeekBar>
          <Days worker={worker} week={week} />
        </Card>
      ) : (
        <Card>
          <EmptyState title={nobody.title}>{nobody.text}</EmptyState>
        </Card>
      )}
    </Page>
  )
}
