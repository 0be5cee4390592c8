import { type Schema, unwrap } from '@clinic/api'
import { patientInputOf } from '@clinic/core/patient'
import {
  type Fact,
  type FactName,
  fullerSource,
  mergedPatient,
  mergeObstacles,
  type Source,
} from '@clinic/core/patient-merge'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { Comparison } from '../../../entities/patient/comparison'
import { useApp } from '../../../platform/app/app-context'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { RecordGate } from '../../../platform/record/record-gate'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { SaveBar } from '../../../ui/field/form'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useMissingPatient } from '../use-missing-patient'
import { MergeMoves } from './merge-moves'

const MergeQuestion = lazyWithRetry(() => import('./merge-question'))

interface MergeReviewProps {
  id: number
  duplicate_id: number
}

/** Both patients side by side with what would move. */
export default function MergeReview({ id, duplicate_id }: MergeReviewProps) {
  const { api } = useApp()
  const query = useQuery({
    queryKey: ['patient', 'merge-preview', id, duplicate_id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/merge-preview', { params: { path: { id }, query: { duplicate_id } }, signal })),
  })
  return (
    <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={useMissingPatient()}>
      {(preview) => <Review key={`${preview.patient.version} ${preview.duplicate.version}`} preview={preview} />}
    </RecordGate>
  )
}

/** Asks for the values that survive; the fuller or newer ones are chosen at first. */
function Review({ preview }: { preview: Schema<'PatientMergePreview'> }) {
  const texts = useTexts()['patient-merge']
  const { label } = useLabels()
  const [choices, setChoices] = useState<Partial<Record<FactName, Source>>>({})
  const [isAsking, setAsking] = useState(false)
  const { patient, duplicate, moves, obstacle } = preview
  const isSame = patient.id === duplicate.id
  const sourceOf = (fact: Fact) => choices[fact.name] ?? fullerSource(duplicate, patient, fact)
  const named = ({ record_number, ...person }: Schema<'Patient'>) => ({ name: personName(person), record_number })
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
      {isSame && <Banner tone="warning">{texts.same()}</Banner>}
      {obstacle && !isSame && <Banner tone="warning">{label(mergeObstacles, obstacle)}</Banner>}
      <Card flush>
        <Comparison
          label={texts.compare()}
          first={{ patient: duplicate, heading: texts.duplicate(named(duplicate)), whose: texts.whose.duplicate() }}
          second={{ patient, heading: texts.kept(named(patient)), whose: texts.whose.kept() }}
          sourceOf={sourceOf}
          onChoose={(name, source) => setChoices({ ...choices, [name]: source })}
        />
      </Card>
      <MergeMoves moves={moves} />
      <SaveBar>
        <Link href={`/clinic/patient/${patient.id}/merge`} className={buttonClass({ variant: 'ghost' })}>
          {texts.another()}
        </Link>
        <Link
          href={`/clinic/patient/${duplicate.id}/merge?duplicate=${patient.id}`}
          className={buttonClass({ variant: 'outline' })}
        >
          {texts.swap()}
        </Link>
        <Button disabled={isSame || obstacle !== null} onClick={() => setAsking(true)}>
          {texts.merge()}
        </Button>
      </SaveBar>
      {isAsking && (
        <Suspense>
          <MergeQuestion
            preview={preview}
            surviving={mergedPatient(patientInputOf(duplicate), patientInputOf(patient), sourceOf)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
