import { ApiError, type Schema } from '@clinic/api'
import { canMove } from '@clinic/core/lifecycle'
import { reviewMachine } from '@clinic/core/registration'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { Failure } from '../../../platform/refusal/failure'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { reviewQuery } from '../registration-queries'
import { Decided } from './decided'
import { ReviewDesk } from './review-desk'
import { useDecision } from './use-decision'

const SaidHealth = lazyWithRetry(() => import('./said-health'))

const inbox = '/clinic/patient/registration'

/** One registration: the visitor's details beside those of similar patients, and the front office's decision. */
export default function RegistrationReview() {
  const { api } = useApp()
  const { list, review: texts } = useTexts().registration
  const format = useFormat(useClinicDay().timeZone)
  const query = useEarlyQuery(reviewQuery(api, Number(useParams<{ id: string }>().id)))
  const registration = query.data?.registration
  return (
    <Page
      title={registration ? personName(registration.patient) : list.title()}
      description={
        registration && texts.submitted({ code: registration.code, when: format.dateTime(registration.submitted_at) })
      }
      back={{ href: inbox, label: texts.back() }}
    >
      <RecordGate
        query={query}
        skeleton={<Waiting />}
        missing={{ title: texts.missing(), text: texts.missingText(), href: inbox, leave: texts.toInbox() }}
      >
        {(review) => <Review {...review} />}
      </RecordGate>
    </Page>
  )
}

/** Whether a visitor said anything of their health: they may prefer to say it at the clinic. */
const isAnswered = (screening: Schema<'Screening'>) =>
  Object.values(screening).some(({ answer }) => answer !== 'not_asked')

/** Shows a decision even after the registration has left the desk: a late decision is refused with the reason and the first decision. */
function Review({ registration, candidates }: Schema<'RegistrationReview'>) {
  const { review: texts } = useTexts().registration
  const decision = useDecision(registration.id)
  const { error } = decision
  const isOpen = canMove(reviewMachine, registration.state, { type: 'review.accept' })
  const isConflict = error instanceof ApiError && error.status === 409
  return (
    <div className={column}>
      {error && (
        <Banner tone={isConflict ? 'warning' : 'error'} title={isOpen ? texts.failed() : texts.meanwhile()}>
          <Failure error={error} />
        </Banner>
      )}
      {isAnswered(registration.screening) && (
        <Suspense fallback={<Skeleton shape="text" lines={4} />}>
          <SaidHealth screening={registration.screening} />
        </Suspense>
      )}
      {isOpen ? (
        <ReviewDesk registration={registration} candidates={candidates} decision={decision} />
      ) : (
        <Decided registration={registration} />
      )}
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className={column}>
    <Skeleton shape="block" />
    <Card>
      <Skeleton shape="control" lines={10} />
    </Card>
  </div>
)

const column = css({ display: 'grid', gap: '4' })
