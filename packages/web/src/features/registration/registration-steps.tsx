import { useSelector } from '@xstate/react'
import { type Ref, Suspense, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { WindowTitle } from '../../platform/page/window-title'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Steps } from '../../ui/steps'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { LanguageStep } from './language-step'
import type { RegistrationActor } from './registration-actor'

// Each step comes while the one before it is read.
const ClinicStep = lazyWithRetry(() => import('./clinic-step'))
const PatientStep = lazyWithRetry(() => import('./patient-step'))
const Completed = lazyWithRetry(() => import('./completed'))
const after = { languageSelection: ClinicStep, clinicInformation: PatientStep, patientInformation: Completed }

interface RegistrationStepsProps {
  actor: RegistrationActor
  trap?: Ref<HTMLInputElement>
  /** When the draft was typed that this registration goes on with. */
  restoredAt?: string | null
  /** The page was used before: the first heading takes the focus too. */
  isRestart?: boolean
  onStartOver: () => void
}

/** The screen of each state of the registration. */
export function RegistrationSteps({ actor, trap, restoredAt, isRestart, onStartOver }: RegistrationStepsProps) {
  const texts = useTexts()
  const step = useSelector(actor, ({ value }) => stepOf[value])
  const heading = useFocusOnChange(step, isRestart)
  useEffect(() => {
    if (step !== 'completed') after[step].prepare()
  }, [step])
  return (
    <>
      <WindowTitle>{texts.registration[step].title()}</WindowTitle>
      {step === 'completed' ? (
        <h1 ref={heading} tabIndex={-1} className={title}>
          {texts.registration.completed.title()}
        </h1>
      ) : (
        <StepHeader actor={actor} step={step} heading={heading} />
      )}
      {restoredAt && step !== 'completed' && <RestoredDraft when={restoredAt} onDiscard={onStartOver} />}
      {step === 'languageSelection' && <LanguageStep actor={actor} />}
      <Suspense fallback={<Skeleton shape="block" lines={3} />}>
        {step === 'clinicInformation' && <ClinicStep actor={actor} />}
        {step === 'patientInformation' && <PatientStep actor={actor} trap={trap} />}
        {step === 'completed' && <Completed actor={actor} onStartOver={onStartOver} />}
      </Suspense>
    </>
  )
}

const steps = ['languageSelection', 'clinicInformation', 'patientInformation'] as const

const stepOf = {
  starting: 'languageSelection',
  languageSelection: 'languageSelection',
  clinicInformation: 'clinicInformation',
  patientInformation: 'patientInformation',
  submitting: 'patientInformation',
  completed: 'completed',
} as const

interface StepHeaderProps {
  actor: RegistrationActor
  step: (typeof steps)[number]
  heading: Ref<HTMLHeadingElement>
}

function StepHeader({ actor, step, heading }: StepHeaderProps) {
  const { registration, ui } = useTexts()
  const clinic = useSelector(actor, ({ context }) => context.clinic?.name ?? '')
  const current = steps.indexOf(step)
  return (
    <>
      <Steps steps={steps.map((each) => registration.steps[each]())} current={current} />
      <header className={css({ display: 'grid', gap: '1' })}>
        <h1 ref={heading} tabIndex={-1} className={title}>
          <VisuallyHidden>{`${ui.step({ number: current + 1, of: steps.length })}: `}</VisuallyHidden>
          {registration[step].title()}
        </h1>
        <p className={css({ color: 'muted' })}>{registration[step].text({ clinic })}</p>
      </header>
    </>
  )
}

function RestoredDraft({ when, onDiscard }: { when: string; onDiscard: () => void }) {
  const { draft } = useTexts()
  const format = useFormat(undefined) // of a visitor's own telephone
  const discard = (
    <Button size="sm" variant="outline" onClick={onDiscard}>
      {draft.discard()}
    </Button>
  )
  return <Banner action={discard}>{draft.restored({ when: format.dateTime(when) })}</Banner>
}

/** Announces a new step by moving the focus to its heading, but not when the page opens. */
function useFocusOnChange(step: string, isRestart = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const announced = useRef(isRestart ? null : step)
  useEffect(() => {
    if (announced.current === step) return
    announced.current = step
    heading.current?.focus()
  }, [step])
  return heading
}

const title = css({ textStyle: 'title', scrollMarginBlockStart: '20' })
