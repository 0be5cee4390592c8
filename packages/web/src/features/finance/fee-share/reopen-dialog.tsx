import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { type FeeStatement, feeStatementQuery } from '../../../entities/fee-statement/fee-statement-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'

interface ReopenDialogProps {
  statement: FeeStatement
  onClose: () => void
}

/** Takes the review of a statement back, with the reason. */
export default function ReopenDialog({ statement: { id, version }, onClose }: ReopenDialogProps) {
  const { api } = useApp()
  const { reopen, fields } = useTexts()['fee-statement']
  const queries = useQueryClient()
  const moving = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/fee-statement/{id}/reopen', { params: { path: { id } }, body: { reason, version } })),
    show: (stored) => queries.setQueryData(feeStatementQuery(api, id).queryKey, stored),
    readAgain: ['fee-statement'],
    done: reopen.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...moving}
      variant="solid"
      title={reopen.title()}
      description={reopen.text()}
      confirm={reopen.save()}
      reason={{ label: fields.reason(), help: reopen.help(), required: reopen.required(), longest: 200 }}
    />
  )
}
