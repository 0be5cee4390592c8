import type { ComponentProps, ComponentType } from 'react'
import { useWeek } from '../../../entities/schedule/use-week'
import { WeekBar } from '../../../entities/schedule/week-bar'
import { Page } from '../../../platform/page/page'
import { useTexts } from '../../../platform/texts/use-texts'
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
}

/** The page of a worker's own week: the steps from week to week, and the days of their role. */
export function OwnWeek({ tabs, worker, nobody, days: Days }: OwnWeekProps) {
  const texts = useTexts()
  const week = useWeek()
  return (
    <Page title={texts.dashboard.tabs.week()} tabs={tabs}>
      {worker ? (
        <Card flush>
          <WeekBar week={week} />
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
