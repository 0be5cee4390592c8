import '../../measuring.css'
import { isUnderWay } from '@clinic/core/visit'
import { vitalSign as recipe } from 'styled-system/recipes'
import { type AssistanceDay, assistanceDayQuery } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { LoadFailed } from '../../platform/page/load-failed'
import { Page } from '../../platform/page/page'
import { useIsSlow } from '../../platform/page/use-is-slow'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { AssistedVisitCard } from './assisted-visit-card'

/** The visits of today in the order of the queue: what is planned, laid out and used, and who assists. */
export default function AssistanceToday() {
  const { api } = useApp()
  const { title, day } = useTexts().assistance
  const query = useEarlyQuery(assistanceDayQuery(api))
  const isSlow = useIsSlow(!query.data)
  const classes = recipe()
  if (!query.data)
    return (
      <Page title={title()}>
        <Card>{query.error ? <LoadFailed query={query} /> : isSlow && <Skeleton shape="control" lines={5} />}</Card>
      </Page>
    )
  const { staff, usual_materials } = query.data
  const visits = shownVisits(query.data)
  return (
    <Page title={title()}>
      {query.error && <Banner tone="warning">{day.stale()}</Banner>}
      {!staff && <Banner tone="warning">{day.noStaff()}</Banner>}
      {visits.length === 0 ? (
        <Card>
          <EmptyState title={day.empty()}>{day.emptyText()}</EmptyState>
        </Card>
      ) : (
        <section aria-label={day.label()} className={classes.panel}>
          {visits.map((assisted) => (
            <AssistedVisitCard
              key={assisted.visit.id}
              assisted={assisted}
              staffId={staff?.id}
              usual={usual_materials}
            />
          ))}
        </section>
      )}
    </Page>
  )
}

/** Whoever is here, and of those who were treated the own ones: their materials may still be missing. */
const shownVisits = ({ visits, staff }: AssistanceDay) =>
  visits.filter(
    ({ visit, assistances }) =>
      isUnderWay(visit.state) ||
      assistances.some(({ staff_id, state }) => staff_id === staff?.id && state !== 'reassigned'),
  )
