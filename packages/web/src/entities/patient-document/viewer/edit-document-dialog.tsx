import { unwrap } from '@clinic/api'
import { teethIn } from '@clinic/core/odontogram'
import { documentKinds } from '@clinic/core/patient-document'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { DocumentFields, type SaidOfDocument, useDocumentProblems } from '../document-fields'
import type { PatientDocument } from '../document-query'

interface EditDocumentDialogProps {
  document: PatientDocument
  onClose: () => void
}

type Typed = SaidOfDocument & { version: number }

/** Corrects what is said of a file; the picture stays. */
export default function EditDocumentDialog({ document, onClose }: EditDocumentDialogProps) {
  const { api } = useApp()
  const { edit: words, fields } = useTexts()['patient-document']
  const { label } = useLabels()
  const { date } = useFormat()
  const queries = useQueryClient()
  const problemsOf = useDocumentProblems()
  const { id, kind, taken_on, teeth, remark, version } = document
  return (
    <RecordDialog<Typed, PatientDocument>
      form={`patient-document-${id}`}
      title={words.title()}
      initial={{ kind, taken_on, teeth, remark, version }}
      problemsOf={problemsOf}
      describe={(said) => [
        { label: fields.kind(), value: said.kind && label(documentKinds, said.kind) },
        { label: fields.taken_on(), value: date(said.taken_on) },
        { label: fields.teeth(), value: said.teeth.join(', ') },
        { label: fields.remark(), value: said.remark },
      ]}
      save={({ kind: chosen, ...said }) =>
        unwrap(
          api.PUT('/api/patient-document/{id}', {
            params: { path: { id } },
            body: {
              ...said,
              kind: chosen || kind,
              teeth: teethIn(said.teeth.join(' ')).teeth,
              remark: said.remark.trim(),
            },
          }),
        )
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['patient-document'] })
        void notify('success', words.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <DocumentFields {...form} />}
    </RecordDialog>
  )
}
