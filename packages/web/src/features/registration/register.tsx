import '../../parts.css'
import { emptyPatient } from '@clinic/core/patient'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../platform/app/query'
import { useDraft } from '../../platform/record/use-draft'
import { RegisterFrame } from './register-frame'
import { RegistrationSteps } from './registration-steps'
import { type KeptRegistration, useRegistration } from './use-registration'

/** The public page: a visitor registers as a patient, on a phone, in about two minutes. */
export default function Register() {
  const [queries] = useState(createQueryClient)
  const draft = useDraft<KeptRegistration | null>('registration', null)
  const [round, setRound] = useState(0)
  const startOver = async () => {
    await draft.discard()
    setRound(round + 1)
  }
  return (
    <QueryClientProvider client={queries}>
      <RegisterFrame>
        {draft.status === 'ready' && <Registration key={round} draft={draft} round={round} onStartOver={startOver} />}
      </RegisterFrame>
    </QueryClientProvider>
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
