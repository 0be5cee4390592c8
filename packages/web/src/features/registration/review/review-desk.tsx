import type { Schema } from '@clinic/api'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { CandidateChoice } from './candidate-choice'
import { Comparison } from './comparison'
import { DecisionBar } from './decision-bar'
import { defaultSource, type Fact, type FactName, mergedPatient, type Source } from './facts'
import { SubmittedDetails } from './submitted-details'
import type { useDecision } from './use-decision'

interface ReviewDeskProps {
  registration: Schema<'Registration'>
  candidates: readonly Schema<'PatientCandidate'>[]
  decision: ReturnType<typeof useDecision>
}

/** Compares an open registration with the patients it could be, and takes the decision. */
export function ReviewDesk({ registration, candidates, decision }: ReviewDeskProps) {
  const texts = useTexts().registration.review
  const [chosen, setChosen] = useState<number>()
  const known = (candidates.find(({ patient }) => patient.id === chosen) ?? candidates[0])?.patient
  if (!known) {
    return (
      <>
        <Banner>{texts.noCandidate()}</Banner>
        <Card flush title={texts.visitor()}>
          <div className={css({ paddingInline: { base: '4', sm: '6' }, paddingBlockEnd: '6' })}>
            <SubmittedDetails patient={registration.patient} />
          </div>
          <DecisionBar registration={registration} decision={decision} />
        </Card>
      </>
    )
  }
  return (
    <>
      <CandidateChoice candidates={candidates} chosen={known.id} onChoose={setChosen} />
      {/* other values to choose from begin with the defaults */}
      <Merge key={`${known.id}-${known.version}`} registration={registration} known={known} decision={decision} />
    </>
  )
}

type MergeProps = Pick<ReviewDeskProps, 'registration' | 'decision'> & { known: Schema<'Patient'> }

function Merge({ registration, known, decision }: MergeProps) {
  const said = registration.patient
  const [choices, setChoices] = useState<Partial<Record<FactName, Source>>>({})
  const sourceOf = (fact: Fact) => choices[fact.name] ?? defaultSource(said, known, fact)
  return (
    <Card flush>
      <Comparison
        said={said}
        known={known}
        sourceOf={sourceOf}
        onChoose={(name, source) => setChoices({ ...choices, [name]: source })}
      />
      <DecisionBar
        registration={registration}
        decision={decision}
        merge={{ patient_id: known.id, patient_version: known.version, patient: mergedPatient(said, known, sourceOf) }}
      />
    </Card>
  )
}
