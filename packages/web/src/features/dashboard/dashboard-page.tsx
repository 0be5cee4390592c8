import type { ComponentProps, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { WindowTitle } from '../../platform/page/window-title'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { PageHeader } from '../../ui/page-header'
import { type Dashboard, dashboardQuery } from './dashboard-query'
import { DashboardSkeleton } from './dashboard-skeleton'
import { longDate } from './long-date'

interface DashboardPageProps {
  /** How many figures are coming. */
  figures: number
  actions?: ReactNode
  /** The pages beside this one. */
  tabs?: ComponentProps<typeof Page>['tabs']
  /** `now` is when the figures were read. */
  children: (dashboard: Dashboard, now: number) => ReactNode
}

/** The frame of a dashboard: a greeting, the figures and the role's content. */
export function DashboardPage({ figures, actions, tabs, children }: DashboardPageProps) {
  const { api } = useApp()
  const texts = useTexts()
  const language = useLanguage()
  const format = useFormat(useClinicDay().timeZone)
  const account = useAccount()
  const query = useEarlyQuery(dashboardQuery(api))
  const { data, error, dataUpdatedAt } = query

  const greeting = texts.dashboard.greeting({ name: account?.firstname || account?.displayname || '' })
  const day = data && longDate(data.today, language)

  const content = (
    <>
      {data && (
        <div className={css({ display: 'grid', gap: '4' })}>
          {error && (
            <Banner tone="warning">
              {texts.dashboard.asOf({ when: format.dateTime(new Date(byServerClock(dataUpdatedAt))) })}
            </Banner>
          )}
          {children(data, byServerClock(dataUpdatedAt))}
        </div>
      )}
      {!data && !error && <DashboardSkeleton figures={figures} />}
      {!data && error && (
        <Card>
          <LoadFailed query={query} />
        </Card>
      )}
    </>
  )
  if (tabs)
    return (
      <Page
        title={texts.dashboard.title()}
        tabs={tabs}
        actions={
          <>
            <p className={beside}>
              {greeting} · {day}
            </p>
            {actions}
          </>
        }
      >
        {content}
      </Page>
    )
  return (
    <>
      <WindowTitle>{texts.dashboard.title()}</WindowTitle>
      <PageHeader
        title={
          <span className={heading}>
            {greeting}
            <span className={date}>{day}</span>
          </span>
        }
        actions={actions}
      />
      {content}
    </>
  )
}

const beside = css({ display: { base: 'none', lg: 'block' }, color: 'muted', paddingBlock: '2' })
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' })
const date = css({ textStyle: 'body', fontWeight: 'normal', color: 'muted' })
