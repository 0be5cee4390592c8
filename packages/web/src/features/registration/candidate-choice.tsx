import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/use-texts'
import { Card } from '../../ui/card'
import { RadioGroupField } from '../../ui/radio-group-field'
import { Tag } from '../../ui/tag'

type Candidate = Schema<'RegistrationCandidate'>

interface CandidateChoiceProps {
  /** The likeliest first. */
  candidates: readonly Candidate[]
  chosen: number
  onChoose: (patient_id: number) => void
}

/** The patients a registration could be, each with the reasons why. */
export function CandidateChoice({ candidates, chosen, onChoose }: CandidateChoiceProps) {
  const texts = useTexts().registration.review
  return (
    <Card title={texts.candidates()}>
      <p className={css({ color: 'muted', marginBlockEnd: '4' })}>{texts.candidatesHelp()}</p>
      <RadioGroupField
        name="candidate"
        look="cards"
        label={texts.candidate()}
        value={String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={candidates.map((candidate) => ({
          value: String(candidate.patient.id),
          label: `${displayName(candidate.patient)} · ${candidate.patient.record_number}`,
          help: <Reasons reasons={candidate.reasons} />,
        }))}
      />
    </Card>
  )
}

function Reasons({ reasons }: Pick<Candidate, 'reasons'>) {
  const texts = useTexts().registration.review.reasons
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '1', marginBlockStart: '1' })}>
      {reasons.map((reason) => (
        <Tag key={reason} tone={reason === 'identity' ? 'warning' : 'neutral'}>
          {texts[reason]()}
        </Tag>
      ))}
    </span>
  )
}
