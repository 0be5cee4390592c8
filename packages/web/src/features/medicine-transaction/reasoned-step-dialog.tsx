import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Transaction } from './transaction-query'

interface ReasonedStepDialogProps {
  transaction: Transaction
  step: 'refuse' | 'cancel'
  onClose: () => void
}

const paths = {
  refuse: '/api/medicine-transaction/{id}/refuse',
  cancel: '/api/medicine-transaction/{id}/cancel',
} as const

/** A document is not refused or thrown away without a reason. */
export default function ReasonedStepDialog({ transaction, step, onClose }: ReasonedStepDialogProps) {
  const { id, version } = transaction
  const { api } = useApp()
  const { steps, ask, done, why } = useTexts()['medicine-transaction']
  const change = useConfirmedChange({
    send: (reason: string) => unwrap(api.POST(paths[step], { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['medicine-transaction'],
    done: done[step](),
    onClose,
  })
  return (
    <ReasonDialog
      {...change}
      title={steps[step]()}
      description={ask[step]()}
      confirm={steps[step]()}
      reason={{ label: why.label(), help: why.help(), required: why.required(), longest: 200 }}
    />
  )
}
