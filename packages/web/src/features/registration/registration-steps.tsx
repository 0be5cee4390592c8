import { useSelector } from '@xstate/react'
import { type Ref, Suspense, useEffect } from 'react'
import { WindowTitle } from '../../platform/page/window-title'
import { RestoredDraft } from '../../platform/steps/restored-draft'
import { StepHeader, stepTitle } from '../../platform/steps/step-header'
import { useFocusOnChange } from '../../platform/steps/use-focus-on-change'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
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
  const { registration: texts } = useTexts()
  const step = useSelector(actor, ({ value }) => stepOf[value])
  const clinic = useSelector(actor, ({ context }) => context.clinic?.name ?? '')
  const heading = useFocusOnChange(step, isRestart)
  useEffect(() => {
    if (step !== 'completed') after[step].prepare()
  }, [step])
  return (
    <>
      <WindowTitle>{texts[step].title()}</WindowTitle>
      {step === 'completed' ? (
        <h1 ref={heading} tabIndex={-1} className={stepTitle}>
          {texts.completed.title()}
        </h1>
      ) : (
        <StepHeader
          steps={steps.map((each) => texts.steps[each]())}
          current={steps.indexOf(step)}
          title={texts[step].title()}
          text={texts[step].text({ clinic })}
          heading={heading}
        />
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
