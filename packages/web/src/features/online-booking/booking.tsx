import { ApiError, unwrap } from '@clinic/api'
import { Suspense, useCallback, useEffect, useEffectEvent } from 'react'
import { useApp } from '../../platform/app/app-context'
import { useReply } from '../../platform/app/use-reply'
import { useHash } from '../../platform/page/use-hash'
import { WindowTitle } from '../../platform/page/window-title'
import { PublicFrame } from '../../platform/steps/public-frame'
import { LanguageSelect } from '../../platform/texts/language-select'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { NotLoaded } from './not-loaded'

// They come while the request is read.
const BookingStatus = lazyWithRetry(() => import('./booking-status'))
const UnknownRequest = lazyWithRetry(() => import('./unknown-request'))

/** The public page of a request: what came of it, for whoever has its link. */
export default function Booking() {
  const token = useHash()
  const { 'online-booking': texts } = useTexts()
  return (
    <PublicFrame end={<LanguageSelect />}>
      <WindowTitle>{texts.status.title()}</WindowTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Suspense fallback={<Opening />}>
        <OpenedBooking key={token} token={token} />
      </Suspense>
    </PublicFrame>
  )
}

function OpenedBooking({ token }: { token: string }) {
  const { api } = useApp()
  const read = useCallback(
    (signal: AbortSignal) => unwrap(api.POST('/api/booking-request/status', { body: { token }, signal })),
    [api, token],
  )
  const { reply: status, failure, isAsking, again, show } = useReply(read)
  const refresh = useEffectEvent(again)
  useEffect(() => BookingStatus.prepare(), [])
  useEffect(() => {
    const onFocus = () => refresh()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])

  if (status) return <BookingStatus token={token} status={status} onChange={show} onConflict={again} />
  if (!failure) return <Opening />
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400)) return <UnknownRequest />
  return <NotLoaded isPage failure={failure} isAsking={isAsking} onRetry={again} />
}

const Opening = () => (
  <div role="status">
    <VisuallyHidden>{useTexts()['online-booking'].status.loading()}</VisuallyHidden>
    <Skeleton shape="block" lines={3} />
  </div>
)
