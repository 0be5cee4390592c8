import { unwrap } from '@clinic/api'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'
import type { PatientDocument } from '../document-query'

interface RemoveDocumentDialogProps {
  document: PatientDocument
  onClose: () => void
}

/** The picture of a file goes for good, with the reason. */
export default function RemoveDocumentDialog({ document: { id, version }, onClose }: RemoveDocumentDialogProps) {
  const { api } = useApp()
  const { remove: words, fields } = useTexts()['patient-document']
  const removing = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/patient-document/{id}/remove', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['patient-document'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...removing}
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
