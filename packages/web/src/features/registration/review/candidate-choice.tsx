import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { CandidateText } from '../../../entities/patient/candidate-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { RadioGroupField } from '../../../ui/field/radio-group-field'

type Candidate = Schema<'PatientCandidate'>

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
      <div className={css({ display: 'grid', gap: '4' })}>
        {candidates.length === 1 ? (
          candidates.map((only) => <CandidateText key={only.patient.id} candidate={only} />)
        ) : (
          <RadioGroupField
            name="candidate"
            look="cards"
            label={texts.candidate()}
            value={String(chosen)}
            onChange={(id) => onChoose(Number(id))}
            options={candidates.map((candidate) => ({
              value: String(candidate.patient.id),
              label: <CandidateText candidate={candidate} />,
            }))}
          />
        )}
        <p className={css({ color: 'muted' })}>{texts.candidatesHelp()}</p>
      </div>
    </Card>
  )
}
