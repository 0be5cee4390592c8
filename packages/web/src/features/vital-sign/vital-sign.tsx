import '../../measuring.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import { useSearchParams } from 'wouter'
import { boardQuery } from '../../entities/visit/board-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useIsSlow } from '../../platform/page/use-is-slow'
import { useMedia } from '../../platform/page/use-media'
import { informationQuery } from '../../platform/session/information-query'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useStepFocus } from '../../ui/use-step-focus'
import { isShown, VisitList } from './visit-list'

const SheetPanel = lazyWithRetry(() => import('./sheet-panel'))

/** Whoever is here today on one side, what is measured of one of them on the other. */
export default function VitalSigns() {
  const { api } = useApp()
  const texts = useTexts()['vital-sign']
  const query = useEarlyQuery(boardQuery(api))
  const { data: clinic } = useQuery(informationQuery(api))
  const [address] = useSearchParams()
  const isNarrow = useMedia('(width < 64rem)')
  const isSlow = useIsSlow(!query.data)
  const chosen = numberIn(address.get('visit'))
  const root = useRef<HTMLDivElement>(null)
  const focus = useStepFocus(root)
  const classes = recipe()
  if (!query.data)
    return (
      <Page title={texts.title()}>
        <Card>{query.error ? <LoadFailed query={query} /> : isSlow && <Skeleton shape="control" lines={5} />}</Card>
      </Page>
    )
  const visits = query.data.visits.filter(isShown)
  return (
    <Page title={texts.title()}>
      {query.error && <Banner tone="warning">{texts.list.stale()}</Banner>}
      {clinic?.takes_vital_signs === false && <Banner>{texts.list.off()}</Banner>}
      <div ref={root} {...focus} className={classes.root}>
        {(chosen === undefined || !isNarrow) && (
          <Card flush>
            {visits.length === 0 ? (
              <EmptyState title={texts.list.empty()}>{texts.list.emptyText()}</EmptyState>
            ) : (
              <VisitList visits={visits} chosen={chosen} />
            )}
          </Card>
        )}
        {chosen !== undefined ? (
          <Suspense>
            <SheetPanel
              key={chosen}
              id={chosen}
              isAlone={isNarrow}
              takesVitalSigns={clinic?.takes_vital_signs ?? true}
            />
          </Suspense>
        ) : (
          !isNarrow &&
          visits.length > 0 && (
            <Card>
              <EmptyState title={texts.list.choose()}>{texts.list.chooseText()}</EmptyState>
            </Card>
          )
        )}
      </div>
    </Page>
  )
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined)
