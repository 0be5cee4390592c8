import { screeningProblems } from '@clinic/core/medical-alert'
import type { PatientDraft } from '@clinic/core/patient'
import { registrationProblems } from '@clinic/core/registration'
import { useSelector } from '@xstate/react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { PatientFields } from '../../entities/patient/patient-fields'
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
import { HealthFields } from './health-fields'
import type { RegistrationActor } from './registration-actor'

interface PatientStepProps {
  actor: RegistrationActor
  trap?: Ref<HTMLInputElement>
}

/** The details of a new patient. Problems are shown after the first attempt to send, and from then on while typing. */
export default function PatientStep({ actor, trap }: PatientStepProps) {
  useNamespaces(['patient', 'patient-form'])
  const texts = useTexts()
  const words = texts.registration.patientInformation
  const { patient, screening, consent, clinic, today, error: lastError } = useSelector(actor, ({ context }) => context)
  const error = useErrorUntilOnline(lastError)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const form = useRef<HTMLFormElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const [wasSent, setWasSent] = useState(false)

  const problems = registrationProblems(patient, { today })
  const errors = {
    ...fieldErrors(error),
    ...(wasSent && problemSentences(texts['patient-form'].problems, problems)),
    ...(wasSent && problemSentences(texts['patient-form'].health.problems, screeningProblems(screening))),
  }

  const change = (part: { patient?: PatientDraft; consent?: boolean }) =>
    actor.send({ type: 'patient.change', patient, consent, ...part })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setWasSent(true))
    focusFirstWrong(form.current)
    actor.send({ type: 'patient.submit' }) // the machine sends nothing that is incomplete
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
              {texts.registration.register()}
            </Button>
          </StepBar>
        }
      >
        <fieldset disabled={isBusy} className={css({ display: 'grid', gap: '6' })}>
          <div>
            <PatientFields
              own
              value={patient}
              errors={errors}
              today={today}
              change={(part) => change({ patient: { ...patient, ...part } })}
            />
            <HealthFields
              value={screening}
              sex={patient.sex}
              errors={errors}
              change={(said) => actor.send({ type: 'screening.change', screening: said })}
            />
          </div>
          <CheckboxField
            name="consent"
            required
            label={words.consent({ clinic: clinic?.name ?? '' })}
            help={words.consentHelp()}
            error={wasSent && !consent ? words.consentRequired() : errors.consent}
            checked={consent}
            onChange={({ target }) => change({ consent: target.checked })}
          />
          <HoneypotField ref={trap} label={words.trap()} />
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
