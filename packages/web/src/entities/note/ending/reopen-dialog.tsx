import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { visitQuery } from '../../visit/board-query'

interface ReopenDialogProps {
  visit: Pick<Schema<'Visit'>, 'id' | 'version' | 'patient'>
  onClose: () => void
}

/** A finished visit goes on, on the same day; what is signed stays signed. */
export default function ReopenDialog({ visit, onClose }: ReopenDialogProps) {
  const { api } = useApp()
  const { reopen } = useTexts().note
  const queries = useQueryClient()
  const { id, version, patient } = visit
  const name = personName(patient)
  const reopening = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/visit/{id}/reopen', { params: { path: { id } }, body: { reason, version } })),
    show: (saved) => queries.setQueryData(visitQuery(api, id).queryKey, saved),
    readAgain: ['visit'],
    done: reopen.saved({ name }),
    onClose,
  })
  return (
    <ReasonDialog
      {...reopening}
      variant="solid"
      title={reopen.title({ name })}
      description={reopen.text()}
      confirm={reopen.save()}
      reason={{ label: reopen.reason(), help: reopen.help(), required: reopen.required(), longest: 200 }}
    />
  )
}
