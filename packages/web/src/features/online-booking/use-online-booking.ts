import type { Schema } from '@clinic/api'
import {
  type AskedReceipt,
  bookingDraftOf,
  type OnlineBooking,
  type OnlineBookingDraft,
  type OnlineRequest,
  onlineBookingMachine,
} from '@clinic/core/booking-request'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise, type InputFrom, initialTransition, type SnapshotFrom } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../platform/record/idempotency-key'
import { tellWhenAgain } from '../../platform/record/tell-when-again'
import type { useDraft } from '../../platform/record/use-draft'
import { useStepHistory } from '../../platform/steps/use-step-history'
import { useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { newSecret } from './new-secret'

type Step = SnapshotFrom<typeof onlineBookingMachine>['value']

/** The data that outlives a reload: the entries, the step and what was sent; after sending, what was asked and the receipt alone. */
export interface KeptBooking {
  draft: OnlineBookingDraft
  step: Step
  sent: SentBooking | null
  receipt: AskedReceipt | null
}

/** A request being sent, and the secret it carries: whoever sends it again sends the same. */
type SentBooking = SentRequest & { token: string }

/** The request of one visitor on this page, taken up where a draft left it. */
export function useOnlineBooking(offer: OnlineBooking, kept: ReturnType<typeof useDraft<KeptBooking | null>>) {
  const app = useApp()
  const texts = useTexts()['online-booking'].person
  const trap = useRef<HTMLInputElement>(null)
  const sent = useRef(kept.value?.sent ?? null)
  const [start] = useState(() => startOf(kept.value, offer))

  const ask = fromPromise<AskedReceipt, OnlineRequest>(async ({ input }) => {
    const language = app.language.getSnapshot().context.language === 'id' ? 'id' : 'en'
    const said = { ...input, language, website_url: trap.current?.value ?? '' } as const
    const request = requestOf(said, sent.current)
    const token = request === sent.current ? sent.current.token : newSecret()
    sent.current = { ...request, token }
    const header = { 'Idempotency-Key': request.key }
    const body: Schema<'BookingRequestInput'> = { ...said, token }
    const receipt = await tellWhenAgain(
      app.api.POST('/api/booking-request', { params: { header }, body }),
      texts.tooMany,
    )
    return { ...receipt, token }
  })

  const actor = useActorRef(onlineBookingMachine.provide({ actors: { ask } }), start)

  const isReady = kept.status === 'ready'
  const known = useRef(actor.getSnapshot())
  useEffect(() => {
    if (!isReady) return // a draft being read must not be overwritten
    const keep = (snapshot: typeof known.current) => {
      known.current = snapshot
      const { value, context } = snapshot
      const { receipt } = context
      kept.change({ draft: bookingDraftOf(context), step: value, sent: receipt ? null : sent.current, receipt })
    }
    if (actor.getSnapshot() !== known.current) keep(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(keep)
    return unsubscribe
  }, [actor, kept, isReady])

  useStepHistory(actor, { journey: 'bookingStep', entries, isReady })

  return { actor, trap }
}

/** Returns the step to start at: the furthest a draft allows, or the one the visitor had gone back to. */
function startOf(kept: KeptBooking | null, offer: OnlineBooking) {
  const input: InputFrom<typeof onlineBookingMachine> = {
    offer,
    now: byServerClock(Date.now()),
    draft: kept?.draft,
    receipt: kept?.receipt,
  }
  const [{ value, context }] = initialTransition(onlineBookingMachine, input)
  const step = kept?.draft.clinic === offer.clinic ? kept.step : value
  const hadGoneBack = entries[step] < entries[value] && value !== 'requested'
  return { input, snapshot: hadGoneBack ? onlineBookingMachine.resolveState({ value: step, context }) : undefined }
}

/** Once sent there is no way back to the steps, but one out of the page. */
const entries: Record<Step, number> = { starting: 0, service: 0, time: 1, person: 2, submitting: 2, requested: 0 }
