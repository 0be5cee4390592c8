import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { createQueryClient } from '../../platform/app/query'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { ClinicChoice } from './clinic-choice'
import { NamedClinic } from './named-clinic'
import type { RegistrationActor } from './registration-actor'

interface ClinicStepProps {
  actor: RegistrationActor
}

/** The clinic the link names, or a choice of clinics. */
export default function ClinicStep({ actor }: ClinicStepProps) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <NamedOrChosen actor={actor} />
    </QueryClientProvider>
  )
}

function NamedOrChosen({ actor }: ClinicStepProps) {
  const texts = useTexts().registration
  const [, setAddress] = useSearchParams()
  const slug = useSelector(actor, ({ context }) => context.clinic?.slug ?? context.slug)
  const [wanted, setWanted] = useState<'list' | 'clinic'>()
  const back = () => actor.send({ type: 'step.back' })

  if (slug !== null && wanted !== 'list') {
    return (
      <NamedClinic
        actor={actor}
        slug={slug}
        heading={wanted && focus}
        onBack={back}
        onChooseAnother={() => setWanted('list')}
      />
    )
  }
  return (
    <StepCard
      bar={
        <StepBar onBack={back}>
          <Button size="lg" disabled>
            {texts.next()}
          </Button>
        </StepBar>
      }
    >
      <ClinicChoice
        search={wanted && focus}
        onChoose={(clinic) => {
          actor.send({ type: 'clinic.choose', clinic })
          // the address is now the link of this clinic: a reload finds it again
          setAddress({ clinic: clinic.slug }, { replace: true })
          setWanted('clinic')
        }}
      />
    </StepCard>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
