import { ApiError, type Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { moveReview } from '@clinic/core/registration'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link, useParams } from 'wouter'
import { useApp } from '../../platform/app-context'
import { Page } from '../../platform/page'
import { useFormat, useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { Skeleton } from '../../ui/skeleton'
import { Decided } from './decided'
import { reviewQuery } from './registration-queries'
import { ReviewDesk } from './review-desk'
import { useDecision } from './use-decision'

const inbox = '/clinic/patient/registration'

/** One registration: what the visitor wrote beside whom it could be, and the decision of the front office. */
export default function RegistrationReview() {
  const { api } = useApp()
  const id = Number(useParams<{ id: string }>().id)
  const texts = useTexts()
  const review = useQuery(reviewQuery(api, id))
  if (review.data) return <Review {...review.data} />
  return (
    <Page title={texts.registration.list.title()} back={{ href: inbox, label: texts.registration.review.back() }}>
      <Card>{review.error ? <NoReview {...review} /> : <Skeleton shape="block" lines={6} />}</Card>
    </Page>
  )
}

function Review({ registration, candidates }: Schema<'RegistrationReview'>) {
  const { review: texts } = useTexts().registration
  const format = useFormat()
  const decision = useDecision(registration.id)
  const isOpen = moveReview(registration.state, { type: 'review.accept' }) !== null
  const isConflict = decision.error instanceof ApiError && decision.error.status === 409
  const { code, patient, submitted_at } = registration
  return (
    <Page
      title={displayName(patient)}
      description={texts.submitted({ code, when: format.dateTime(submitted_at) })}
      back={{ href: inbox, label: texts.back() }}
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {decision.error && (
          <Banner tone={isConflict ? 'warning' : 'error'} title={isOpen ? texts.failed() : texts.meanwhile()}>
            {decision.error.message}
          </Banner>
        )}
        {isOpen ? (
          <ReviewDesk registration={registration} candidates={candidates} decision={decision} />
        ) : (
          <Decided registration={registration} />
        )}
      </div>
    </Page>
  )
}

function NoReview({ error, isFetching, refetch }: Pick<UseQueryResult, 'isFetching' | 'refetch'> & { error: Error }) {
  const texts = useTexts()
  const words = texts.registration.review
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isMissing)
    return (
      <FailedState
        title={texts.failed.title()}
        message={error.message}
        safe={texts.failed.safe()}
        retry={{ label: texts.tryAgain(), busy: isFetching, onRetry: () => void refetch() }}
      />
    )
  return (
    <EmptyState
      kind="filtered"
      title={words.missing()}
      action={
        <Link href={inbox} className={buttonClass({ variant: 'soft' })}>
          {words.toInbox()}
        </Link>
      }
    >
      {words.missingText()}
    </EmptyState>
  )
}
