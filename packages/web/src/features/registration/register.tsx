import { emptyPatient } from '@clinic/core/patient'
import { useState } from 'react'
import { useDraft } from '../../platform/record/use-draft'
import { PublicFrame } from '../../platform/steps/public-frame'
import { forgetRegistrationStarted, useHasRegistrationStarted } from './registration-started'
import { RegistrationSteps } from './registration-steps'
import { type KeptRegistration, useRegistration } from './use-registration'

/** The public page: a visitor registers as a patient, on a phone, in about two minutes. */
export default function Register() {
  const draft = useDraft<KeptRegistration | null>('registration', null)
  const [round, setRound] = useState(0)
  const hasBegun = useHasRegistrationStarted()
  const isReady = draft.status === 'ready'
  const startOver = () => {
    draft.discard()
    forgetRegistrationStarted()
    setRound(round + 1)
  }
  return (
    <PublicFrame>
      {(isReady || !hasBegun) && (
        <Registration key={draft.restoredAt ?? round} draft={draft} round={round} onStartOver={startOver} />
      )}
    </PublicFrame>
  )
}

interface RegistrationProps {
  draft: ReturnType<typeof useDraft<KeptRegistration | null>>
  round: number
  onStartOver: () => void
}

function Registration({ draft, round, onStartOver }: RegistrationProps) {
  const { actor, trap } = useRegistration(draft)
  const [restoredAt] = useState(hasTyped(draft.value) ? draft.restoredAt : null)
  return (
    <RegistrationSteps
      actor={actor}
      trap={trap}
      restoredAt={restoredAt}
      isRestart={round > 0}
      onStartOver={onStartOver}
    />
  )
}

const hasTyped = (kept: KeptRegistration | null) =>
  kept !== null && JSON.stringify(kept.draft.patient) !== JSON.stringify(emptyPatient)
