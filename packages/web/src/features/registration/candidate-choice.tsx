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

function CandidateText({ candidate: { patient, reasons } }: { candidate: Candidate }) {
  const texts = useTexts().registration.review.reasons
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
      <bdi className={css({ fontWeight: 'semibold' })}>{displayName(patient)}</bdi>
      <span className={css({ color: 'muted', marginInlineEnd: '2' })}>{patient.record_number}</span>
      {reasons.map((reason) => (
        <Tag key={reason} tone={reason === 'identity' ? 'warning' : 'neutral'}>
          {texts[reason]()}
        </Tag>
      ))}
    </span>
  )
}
