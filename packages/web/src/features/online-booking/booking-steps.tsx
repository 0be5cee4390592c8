import { useSelector } from '@xstate/react'
import { type Ref, Suspense, useEffect } from 'react'
import { productName } from '../../entities/product/product-name'
import { WindowTitle } from '../../platform/page/window-title'
import { RestoredDraft } from '../../platform/steps/restored-draft'
import { StepHeader, stepTitle } from '../../platform/steps/step-header'
import { useFocusOnChange } from '../../platform/steps/use-focus-on-change'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { OnlineBookingActor } from './online-booking-actor'
import { ServiceStep } from './service-step'

// Each step comes while the one before it is read.
const TimeStep = lazyWithRetry(() => import('./time-step'))
const PersonStep = lazyWithRetry(() => import('./person-step'))
const Requested = lazyWithRetry(() => import('./requested'))
const after = { service: TimeStep, time: PersonStep, person: Requested }

interface BookingStepsProps {
  actor: OnlineBookingActor
  trap?: Ref<HTMLInputElement>
  /** When the draft was typed that this booking goes on with. */
  restoredAt?: string | null
  /** The page was used before: the first heading takes the focus too. */
  isRestart?: boolean
  onStartOver: () => void
}

/** The screen of each state of the booking. */
export function BookingSteps({ actor, trap, restoredAt, isRestart, onStartOver }: BookingStepsProps) {
  const texts = useTexts()['online-booking']
  const language = useLanguage()
  const step = useSelector(actor, ({ value }) => stepOf[value])
  const { offer, service } = useSelector(actor, ({ context }) => context)
  const heading = useFocusOnChange(step, isRestart)
  useEffect(() => {
    if (step !== 'requested') after[step].prepare()
  }, [step])
  const lines = {
    service: texts.service.text({ clinic: offer.name }),
    time: service
      ? texts.time.text({ service: productName(service, language), minutes: service.duration_minutes })
      : offer.name,
    person: texts.person.text(),
  }
  return (
    <>
      <WindowTitle>{texts[step].title()}</WindowTitle>
      {step === 'requested' ? (
        <h1 ref={heading} tabIndex={-1} className={stepTitle}>
          {texts.requested.title()}
        </h1>
      ) : (
        <StepHeader
          steps={steps.map((each) => texts.steps[each]())}
          current={steps.indexOf(step)}
          title={texts[step].title()}
          text={lines[step]}
          heading={heading}
        />
      )}
      {restoredAt && step !== 'requested' && <RestoredDraft when={restoredAt} onDiscard={onStartOver} />}
      {step === 'service' && <ServiceStep actor={actor} />}
      <Suspense fallback={<Skeleton shape="block" lines={3} />}>
        {step === 'time' && <TimeStep actor={actor} />}
        {step === 'person' && <PersonStep actor={actor} trap={trap} />}
        {step === 'requested' && <Requested actor={actor} onStartOver={onStartOver} />}
      </Suspense>
    </>
  )
}

const steps = ['service', 'time', 'person'] as const

const stepOf = {
  starting: 'service',
  service: 'service',
  time: 'time',
  person: 'person',
  submitting: 'person',
  requested: 'requested',
} as const
