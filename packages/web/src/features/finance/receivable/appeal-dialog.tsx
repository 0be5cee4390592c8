import { unwrap } from '@clinic/api'
import type { Claim } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { useClaimSaved } from './use-claim-saved'

interface AppealDialogProps {
  claim: Claim
  onClose: () => void
}

/** Asks the payor again, with the reason. */
export default function AppealDialog({ claim: { id, version, rest }, onClose }: AppealDialogProps) {
  const { api } = useApp()
  const { appeal, fields } = useTexts().claim
  const { money } = useFormat()
  const moving = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/claim/{id}/appeal', { params: { path: { id } }, body: { reason, version } })),
    show: useClaimSaved(),
    readAgain: ['claim'],
    done: appeal.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...moving}
      variant="solid"
      title={appeal.title()}
      description={appeal.text({ amount: money(rest) })}
      confirm={appeal.save()}
      reason={{ label: fields.reason(), help: appeal.help(), required: appeal.required(), longest: 200 }}
    />
  )
}
