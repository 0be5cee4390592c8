import { ApiError, type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useParams } from 'wouter'
import { bookingRequestInbox } from '../../../entities/booking-request/booking-request-address'
import { bookingRequestQuery } from '../../../entities/booking-request/booking-request-query'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Page } from '../../../platform/page/page'
import { RecordGate } from '../../../platform/record/record-gate'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { Failure } from '../../../platform/refusal/failure'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { AnsweredRequest } from './answered-request'
import { ReviewDesk } from './review-desk'

/** One booking request: what the visitor asks for, whose it may be, and the answer of the front office. */
export default function BookingRequestReview() {
  const { api } = useApp()
  const { list, review: texts } = useTexts()['booking-request']
  const format = useFormat(useClinicDay().timeZone)
  const query = useEarlyQuery(bookingRequestQuery(api, Number(useParams<{ id: string }>().id)))
  const request = query.data?.request
  return (
    <Page
      title={request ? personName(request) : list.title()}
      description={request && texts.submitted({ code: request.code, when: format.dateTime(request.submitted_at) })}
      back={{ href: bookingRequestInbox, label: list.title() }}
    >
      <RecordGate
        query={query}
        skeleton={<Waiting />}
        missing={{
          title: texts.missing(),
          text: texts.missingText(),
          href: bookingRequestInbox,
          leave: texts.toInbox(),
        }}
      >
        {(review) => <Review {...review} />}
      </RecordGate>
    </Page>
  )
}

/** Of two concurrent answers the second is refused, and shown the first. */
function Review({ request, candidates }: Schema<'BookingRequestReview'>) {
  const { api } = useApp()
  const texts = useTexts()['booking-request'].review
  const queries = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const { id, version, state } = request
  const declining = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/booking-request/{id}/decline', { params: { path: { id } }, body: { version, reason } })),
    readAgain: ['booking-request'],
    show: (saved) =>
      queries.setQueryData(bookingRequestQuery(api, id).queryKey, (shown) => shown && { ...shown, request: saved }),
    done: texts.declined({ name: personName(request) }),
    onClose: () => setDeclining(false),
  })
  const { failure } = declining
  const isConflict = failure instanceof ApiError && failure.status === 409
  return (
    <div className={column}>
      {isConflict && (
        <Banner tone="warning" title={texts.meanwhile()}>
          <Failure error={failure} />
        </Banner>
      )}
      {state === 'requested' ? (
        <ReviewDesk
          request={request}
          candidates={candidates}
          declining={isDeclining ? declining : null}
          onDecline={() => setDeclining(true)}
        />
      ) : (
        <AnsweredRequest request={request} state={state} />
      )}
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className={column}>
    <Card>
      <Skeleton shape="text" lines={7} />
    </Card>
    <Card>
      <Skeleton shape="control" lines={3} />
    </Card>
  </div>
)

const column = css({ display: 'grid', gap: '4', maxWidth: '[43rem]' })
