import { type OnlinePerson, personProblems } from '@clinic/core/booking-request'
import { useSelector } from '@xstate/react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useErrorUntilOnline } from '../../platform/app/use-error-until-online'
import { fieldErrors, focusFirstWrong } from '../../platform/record/field-errors'
import { problemSentences } from '../../platform/record/problem-sentences'
import { Failure } from '../../platform/refusal/failure'
import { refusedFields } from '../../platform/refusal/refused-fields'
import { HoneypotField } from '../../platform/steps/honeypot-field'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { ChosenSummary } from './chosen-summary'
import type { OnlineBookingActor } from './online-booking-actor'
import { PersonFields } from './person-fields'

/** Who asks. Problems are shown after the first attempt to send, and from then on while typing. */
export default function PersonStep({ actor, trap }: { actor: OnlineBookingActor; trap?: Ref<HTMLInputElement> }) {
  useNamespaces(['patient', 'patient-form'])
  const { network } = useApp()
  const texts = useTexts()
  const words = texts['online-booking'].person
  const { person, consent, offer, error: lastError } = useSelector(actor, ({ context }) => context)
  const error = useErrorUntilOnline(lastError)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  const form = useRef<HTMLFormElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const [wasSent, setWasSent] = useState(false)

  const problems = personProblems(person, offer)
  const errors = {
    ...fieldErrors(error),
    ...(wasSent && problemSentences(texts['patient-form'].problems, problems)),
  }
  const change = (part: { person?: OnlinePerson; consent?: boolean }) =>
    actor.send({ type: 'person.change', person, consent, ...part })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setWasSent(true))
    focusFirstWrong(form.current)
    actor.send({ type: 'person.submit' }) // the machine sends nothing that is incomplete
  }
  useEffect(() => {
    if (!error) return
    failure.current?.focus()
    focusFirstWrong(form.current, Object.keys(refusedFields(error)))
  }, [error])

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <StepCard
        bar={
          <StepBar disabled={isBusy} onBack={() => actor.send({ type: 'step.back' })}>
            <Button type="submit" size="lg" busy={isBusy}>
              {texts['online-booking'].send()}
            </Button>
          </StepBar>
        }
      >
        <fieldset disabled={isBusy} className={css({ display: 'grid', gap: '6' })}>
          <ChosenSummary actor={actor} />
          <PersonFields
            value={person}
            errors={errors}
            today={offer.today}
            change={(part) => change({ person: { ...person, ...part } })}
          />
          <CheckboxField
            name="consent"
            required
            label={words.consent({ clinic: offer.name })}
            help={words.consentHelp()}
            error={wasSent && !consent ? words.consentRequired() : errors.consent}
            checked={consent}
            onChange={({ target }) => change({ consent: target.checked })}
          />
          <HoneypotField ref={trap} label={texts['online-booking'].fields.website_url()} />
          {isOffline && <Banner tone="warning">{words.offline()}</Banner>}
          {error && !isBusy && (
            <div ref={failure} tabIndex={-1} className={css({ scrollMarginBlockEnd: '6rem' })}>
              <Banner tone="error" title={words.notSent()}>
                <Failure error={error} />
                <p>{words.kept()}</p>
              </Banner>
            </div>
          )}
        </fieldset>
      </StepCard>
    </form>
  )
}
