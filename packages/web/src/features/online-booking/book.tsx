import { ApiError, unwrap } from '@clinic/api'
import type { OnlineBooking } from '@clinic/core/booking-request'
import { Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useReply } from '../../platform/app/use-reply'
import { useDraft } from '../../platform/record/use-draft'
import { PublicFrame } from '../../platform/steps/public-frame'
import { LanguageSelect } from '../../platform/texts/language-select'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { BookingSteps } from './booking-steps'
import { NotLoaded } from './not-loaded'
import { type KeptBooking, useOnlineBooking } from './use-online-booking'

const ClosedBooking = lazyWithRetry(() => import('./closed-booking'))
const UnknownClinic = lazyWithRetry(() => import('./unknown-clinic'))

/** The public page: a visitor asks a clinic for an appointment, on a phone, in about a minute. */
export default function Book() {
  const [address] = useSearchParams()
  const slug = address.get('clinic') ?? ''
  return (
    <PublicFrame end={<LanguageSelect />}>
      <Suspense fallback={<Opening />}>
        <BookAt key={slug} slug={slug} />
      </Suspense>
    </PublicFrame>
  )
}

function BookAt({ slug }: { slug: string }) {
  const { api } = useApp()
  const [round, setRound] = useState(0)
  const draft = useDraft<KeptBooking | null>('online-booking', null)
  const read = useCallback(
    (signal: AbortSignal) =>
      unwrap(api.GET('/api/booking-request/offer', { params: { query: { clinic: slug } }, signal })),
    [api, slug],
  )
  const { reply: offer, failure, isAsking, again } = useReply(read)
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400)) return <UnknownClinic />
  if (failure) return <NotLoaded isPage failure={failure} isAsking={isAsking} onRetry={again} />
  if (!offer || draft.status !== 'ready') return <Opening />
  const isSent = draft.value?.receipt != null && draft.value.draft.clinic === offer.clinic
  if (!offer.open && !isSent) return <ClosedBooking offer={offer} />
  const startOver = () => {
    draft.discard()
    setRound(round + 1)
  }
  return <Booking key={round} offer={offer} draft={draft} isRestart={round > 0} onStartOver={startOver} />
}

const Opening = () => (
  <div role="status">
    <VisuallyHidden>{useTexts()['online-booking'].loading()}</VisuallyHidden>
    <Skeleton shape="block" lines={3} />
  </div>
)

interface BookingProps {
  offer: OnlineBooking
  draft: ReturnType<typeof useDraft<KeptBooking | null>>
  isRestart: boolean
  onStartOver: () => void
}

function Booking({ offer, draft, isRestart, onStartOver }: BookingProps) {
  const { actor, trap } = useOnlineBooking(offer, draft)
  const [restoredAt] = useState(draft.value && !draft.value.receipt ? draft.restoredAt : null)
  return (
    <BookingSteps actor={actor} trap={trap} restoredAt={restoredAt} isRestart={isRestart} onStartOver={onStartOver} />
  )
}
