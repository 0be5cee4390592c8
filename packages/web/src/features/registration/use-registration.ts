import type { Schema } from '@clinic/api'
import { emptyPatient } from '@clinic/core/patient'
import { draftOf, type RegistrationDraft, registrationMachine } from '@clinic/core/registration'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { fromPromise, type InputFrom, initialTransition, type SnapshotFrom } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../platform/record/idempotency-key'
import { tellWhenAgain } from '../../platform/record/tell-when-again'
import type { useDraft } from '../../platform/record/use-draft'
import { useStepHistory } from '../../platform/steps/use-step-history'
import { useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'
import { noteRegistrationStarted } from './registration-started'

/** The data that outlives a reload: the entries, the step and the key they were sent under; after sending, the receipt alone. */
export interface KeptRegistration {
  draft: RegistrationDraft
  step: SnapshotFrom<typeof registrationMachine>['value']
  sent: SentRequest | null
  /** The clinic's answer: the code that is shown at the desk. */
  receipt?: Schema<'RegistrationReceipt'> | null
}

/** The registration of one person on this page, taken up where a draft left it. */
export function useRegistration(kept: ReturnType<typeof useDraft<KeptRegistration | null>>) {
  const app = useApp()
  const texts = useTexts().registration.patientInformation
  const [address] = useSearchParams()
  const trap = useRef<HTMLInputElement>(null)
  const sent = useRef(kept.value?.sent ?? null)
  const [start] = useState(() => startOf(kept.value, address.get('clinic') || null, app))

  const register = fromPromise<Schema<'RegistrationReceipt'>, Schema<'RegistrationInput'>>(async ({ input }) => {
    const body = { ...input, website_url: trap.current?.value ?? '' }
    sent.current = requestOf(body, sent.current)
    const header = { 'Idempotency-Key': sent.current.key }
    return tellWhenAgain(app.api.POST('/api/registration', { params: { header }, body }), texts.tooMany)
  })

  const actor = useActorRef(registrationMachine.provide({ actors: { register } }), start)

  const isReady = kept.status === 'ready'
  const known = useRef(actor.getSnapshot())
  useEffect(() => {
    if (!isReady) return // a draft being read must not be overwritten
    const keep = (snapshot: typeof known.current) => {
      known.current = snapshot
      const { value, context } = snapshot
      const { receipt } = context
      const draft = receipt ? { ...draftOf(context), patient: emptyPatient } : draftOf(context)
      kept.change({ draft, step: value, sent: receipt ? null : sent.current, receipt })
      noteRegistrationStarted()
    }
    if (actor.getSnapshot() !== known.current) keep(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(keep)
    return unsubscribe
  }, [actor, kept, isReady])
  // before the actor starts, which then handles presses made before the code was loaded
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('languageChosen', ({ language }) =>
      app.language.send({ type: 'language.choose', language }),
    )
    return unsubscribe
  }, [actor, app.language])

  useStepHistory(actor, { journey: 'registrationStep', entries, isReady })

  return { actor, trap }
}

/** Returns the step to start at: the furthest a draft allows, or the one the visitor had gone back to. */
function startOf(kept: KeptRegistration | null, slug: string | null, app: ReturnType<typeof useApp>) {
  const shown = app.language.getSnapshot().context.language
  const language = shown === 'id' ? 'id' : 'en'
  const input: InputFrom<typeof registrationMachine> = {
    today: dateIn(undefined, Date.now()),
    language,
    slug,
    draft: kept && { ...kept.draft, language },
    receipt: kept?.receipt,
  }
  const [{ context }] = initialTransition(registrationMachine, input)
  const hadGoneBack = kept?.step === 'languageSelection' || kept?.step === 'clinicInformation'
  return { input, snapshot: hadGoneBack ? registrationMachine.resolveState({ value: kept.step, context }) : undefined }
}

/** Once registered there is no way back to the form, but one out of the page. */
const entries: Record<SnapshotFrom<typeof registrationMachine>['value'], number> = {
  starting: 0,
  languageSelection: 0,
  clinicInformation: 1,
  patientInformation: 2,
  submitting: 2,
  completed: 0,
}
