import type { Schema } from '@clinic/api'
import type { PatientInput } from '@clinic/core/patient'
import { type Fact, type FactName, isGiven, mergedPatient, type Source } from '@clinic/core/patient-merge'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { Comparison } from '../../../entities/patient/comparison'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { CandidateChoice } from './candidate-choice'
import { DecisionBar } from './decision-bar'
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

/** Keeps the value on file, unless it is empty; of a choice that people may change, the latest. */
const defaultSource = (said: PatientInput, known: PatientInput, fact: Fact): Source =>
  isGiven(said, fact) && (fact.name === 'satusehat_access' || !isGiven(known, fact)) ? 'first' : 'second'

function Merge({ registration, known, decision }: MergeProps) {
  const texts = useTexts().registration.review
  const said = registration.patient
  const [choices, setChoices] = useState<Partial<Record<FactName, Source>>>({})
  const sourceOf = (fact: Fact) => choices[fact.name] ?? defaultSource(said, known, fact)
  return (
    <Card flush>
      <Comparison
        label={texts.compare()}
        first={{ patient: said, heading: texts.visitor(), whose: texts.visitor() }}
        second={{
          patient: known,
          heading: texts.known({ name: personName(known), record_number: known.record_number }),
          whose: texts.onFile(),
        }}
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
