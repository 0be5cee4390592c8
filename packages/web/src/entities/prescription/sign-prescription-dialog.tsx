import { type Schema, unwrap } from '@clinic/api'
import { type PatientFacts, readLines } from '@clinic/core/prescription'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { storedVersion } from '../note/ending/stored-version'
import { prescriptionQuery, withPrescription } from './prescription-query'
import { useMedicines } from './use-medicines'
import type { PrescriptionDraftActor } from './use-prescription-draft'
import { warningsOf } from './warnings-of'
import { WrittenPrescription } from './written-prescription'

interface SignPrescriptionDialogProps {
  visit: Schema<'Visit'>
  draft: PrescriptionDraftActor
  facts: PatientFacts
  onSigned: () => void
  onClose: () => void
}

/** Shows once more what is signed, and in spite of what; then it holds. */
export default function SignPrescriptionDialog({
  visit,
  draft,
  facts,
  onSigned,
  onClose,
}: SignPrescriptionDialogProps) {
  const { api } = useApp()
  const { sign } = useTexts().prescription
  const queries = useQueryClient()
  const { queryKey } = prescriptionQuery(api, visit.id)
  const { content } = draft.getSnapshot().context
  const medicines = useMedicines(content.lines)
  const signing = useConfirmedChange({
    async send() {
      const version = await storedVersion(draft)
      const stored = queries.getQueryData(queryKey)?.prescriptions.find(({ state }) => state === 'draft')
      const path = { id: stored?.id ?? 0 }
      return unwrap(api.POST('/api/prescription/{id}/sign', { params: { path }, body: { version } }))
    },
    show(signed) {
      onSigned()
      queries.setQueryData(queryKey, (known) => known && withPrescription(known, signed))
    },
    readAgain: ['prescription', visit.id],
    done: sign.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...signing}
      size="lg"
      role="dialog"
      variant="solid"
      title={sign.title({ name: personName(visit.patient) })}
      description={sign.text()}
      confirm={sign.save()}
    >
      <WrittenPrescription
        content={content}
        medicines={[...medicines.values()]}
        doses={readLines(content)}
        warnings={warningsOf(content.lines, medicines, facts)}
      />
    </QuestionDialog>
  )
}
