import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Usage } from './usage-query'

/** What is proposed is not thrown away without a reason. */
export default function CancelUsageDialog({ usage, onClose }: { usage: Usage; onClose: () => void }) {
  const { id, version } = usage
  const { api } = useApp()
  const { cancel } = useTexts().usage
  const change = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/usage/{id}/cancel', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['usage'],
    done: cancel.done(),
    onClose,
  })
  return (
    <ReasonDialog
      {...change}
      title={cancel.title()}
      description={cancel.text()}
      confirm={cancel.confirm()}
      reason={{ label: cancel.label(), help: cancel.help(), required: cancel.required(), longest: 200 }}
    />
  )
}
