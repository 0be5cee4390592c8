import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import type { Approval } from '../../../entities/approval/approval-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'

interface RefuseDialogProps {
  approval: Approval
  onClose: () => void
}

/** Refuses a discount, with the reason that the desk reads. */
export default function RefuseDialog({ approval: { id, version }, onClose }: RefuseDialogProps) {
  const { api } = useApp()
  const { refuse: words, fields } = useTexts().approval
  const queries = useQueryClient()
  const refusing = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/approval/{id}/refuse', { params: { path: { id } }, body: { reason, version } })),
    show: () => void queries.invalidateQueries({ queryKey: ['approval'] }),
    readAgain: ['invoice'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...refusing}
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
