import { isOpen, type RegistrationClinic } from '@clinic/core/registration'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type Ref, useId } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { FailedState } from '../../ui/feedback/failed-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { ClinicCard } from './clinic-card'
import type { RegistrationActor } from './registration-actor'
import { clinicQuery } from './registration-queries'

interface NamedClinicProps {
  actor: RegistrationActor
  slug: string
  heading?: Ref<HTMLHeadingElement>
  onBack: () => void
  onChooseAnother: () => void
}

/** One clinic as it is now: it may have closed since the link was printed. */
export function NamedClinic({ actor, slug, onBack, ...shown }: NamedClinicProps) {
  const { api } = useApp()
  const texts = useTexts()
  const reason = useId()
  const chosen = useSelector(actor, ({ context }) => context.clinic)
  const found = useQuery({ ...clinicQuery(api, slug), placeholderData: chosen ?? undefined })
  const clinic = found.data ?? null
  const goOn = () => {
    if (!clinic) return
    actor.send({ type: 'clinic.choose', clinic })
    actor.send({ type: 'step.next' })
  }
  return (
    <StepCard
      bar={
        <StepBar onBack={onBack}>
          <Button size="lg" disabled={!isOpen(clinic)} aria-describedby={reason} onClick={goOn}>
            {texts.registration.next()}
          </Button>
        </StepBar>
      }
    >
      {found.error ? (
        <FailedState
          title={texts.failed.title()}
          message={found.error.message}
          safe={texts.failed.safe()}
          retry={{ label: texts.tryAgain(), busy: found.isFetching, onRetry: () => found.refetch() }}
        />
      ) : found.isPending ? (
        <Skeleton shape="block" lines={3} />
      ) : (
        <Found {...shown} clinic={clinic} reason={reason} />
      )}
    </StepCard>
  )
}

type FoundProps = Pick<NamedClinicProps, 'heading' | 'onChooseAnother'> & {
  clinic: RegistrationClinic | null
  reason: string
}

function Found({ clinic, heading, reason, onChooseAnother }: FoundProps) {
  const texts = useTexts().registration.clinicInformation
  if (!clinic) {
    return (
      <EmptyState
        kind="filtered"
        title={texts.unknown()}
        action={<Button onClick={onChooseAnother}>{texts.chooseFromList()}</Button>}
      >
        {texts.unknownText()}
      </EmptyState>
    )
  }
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      {!isOpen(clinic) && (
        <div id={reason}>
          <Banner tone="warning" title={texts.inactive()}>
            {texts.inactiveText()}
          </Banner>
        </div>
      )}
      <ClinicCard clinic={clinic} heading={heading} />
      <Button variant="soft" onClick={onChooseAnother} className={css({ justifySelf: 'start' })}>
        {texts.chooseAnother()}
      </Button>
    </div>
  )
}
