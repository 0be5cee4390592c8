import type { Schema } from '@clinic/api'
import { emptyPrescription, type PatientFacts, prescriptionProblems, warningKey } from '@clinic/core/prescription'
import type { FinishProblem } from '@clinic/core/visit'
import { useSelector } from '@xstate/react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import { SaveState } from '../note/draft/save-state'
import { ProblemList } from '../note/problem-list'
import { PrescriptionConflict } from './prescription-conflict'
import { PrescriptionEditor } from './prescription-editor'
import type { Prescription } from './prescription-query'
import { useMedicines } from './use-medicines'
import { type PrescriptionDraftActor, usePrescriptionDraft } from './use-prescription-draft'
import { warningsOf } from './warnings-of'

const SignPrescriptionDialog = lazyWithRetry(() => import('./sign-prescription-dialog'))

interface OwnPrescriptionProps {
  visit: Schema<'Visit'>
  facts: PatientFacts
  /** The draft as it is stored; none is begun by writing. */
  stored: Prescription | undefined
  /** It was signed, and another one begins in its place. */
  onSigned: () => void
}

/** The prescription as its dentist writes and signs it. */
export function OwnPrescription({ visit, facts, stored, onSigned }: OwnPrescriptionProps) {
  const draft = usePrescriptionDraft(visit.id, {
    content: stored?.content ?? emptyPrescription,
    version: stored?.version ?? 0,
  })
  return draft ? <Writing visit={visit} facts={facts} draft={draft} onSigned={onSigned} /> : <Skeleton shape="block" />
}

interface WritingProps extends Omit<OwnPrescriptionProps, 'stored'> {
  draft: PrescriptionDraftActor
}

function Writing({ visit, facts, draft, onSigned }: WritingProps) {
  const texts = useTexts().prescription
  const content = useSelector(draft, ({ context }) => context.content)
  const medicines = useMedicines(content.lines)
  const nameOf = useMedicineName()
  const [shown, show] = useState<'problems' | 'sign'>()
  const list = useRef<HTMLUListElement>(null)
  const classes = recipe()
  const warnings = warningsOf(content.lines, medicines, facts)
  const problems = prescriptionProblems({
    content,
    warnings,
    medicines: [...medicines.values()],
    licence: 'valid', // the server knows it, and says so when it is signed
  })
  function start() {
    draft.send({ type: 'draft.save' })
    if (problems.length === 0) return show('sign')
    flushSync(() => show('problems'))
    list.current?.querySelector('button')?.focus()
  }
  function rowOf({ problem, id }: FinishProblem) {
    const warning = problem === 'reasonMissing' && warnings.find((each) => warningKey(each) === id)
    const medicine_id = warning ? warning.medicine_id : content.lines.find((line) => line.id === id)?.medicine_id
    const medicine = medicines.get(medicine_id ?? 0)
    return medicine ? nameOf(medicine) : ''
  }
  return (
    <div id="prescription" data-prescription="writing" tabIndex={-1} className={classes.editor}>
      <Card title={texts.part()} actions={<kbd className={classes.keys}>{texts.key()}</kbd>}>
        <div className={classes.stack}>
          <PrescriptionEditor draft={draft} facts={facts} />
          {shown === 'problems' && problems.length > 0 && (
            <ProblemList ref={list} problems={problems} placeOf={placeOf} rowOf={rowOf} />
          )}
          <div className={classes.between}>
            <SaveState draft={draft} />
            {content.lines.length > 0 && (
              <div id="prescription-sign">
                <Button onClick={start}>{texts.sign.open()}</Button>
              </div>
            )}
          </div>
        </div>
        <PrescriptionConflict draft={draft} />
      </Card>
      <Suspense>
        {shown === 'sign' && (
          <SignPrescriptionDialog
            visit={visit}
            draft={draft}
            facts={facts}
            onSigned={onSigned}
            onClose={() => show(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The id of the place where what is missing is entered. */
function placeOf({ problem, id }: FinishProblem) {
  if (problem === 'reasonMissing') return `prescription-reason-${id}`
  if (problem === 'quantityMissing') return `prescription-line-${id}-quantity`
  return id === null ? 'prescription-new' : `prescription-line-${id}`
}
