import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import type { Transaction } from './transaction-query'

export type AskedStep = 'receive' | 'send' | 'request' | 'post' | 'refuse' | 'cancel'

interface StepDialogProps {
  transaction: Transaction
  step: 'receive' | 'send' | 'request' | 'post'
  onClose: () => void
}

const paths = {
  receive: '/api/medicine-transaction/{id}/receive',
  send: '/api/medicine-transaction/{id}/send',
  request: '/api/medicine-transaction/{id}/request',
  post: '/api/medicine-transaction/{id}/post',
} as const

/** Asks before a document moves on, with what follows from it. */
export default function StepDialog({ transaction: { id, version }, step, onClose }: StepDialogProps) {
  const { api } = useApp()
  const { steps, ask, done } = useTexts()['medicine-transaction']
  const change = useConfirmedChange({
    send: () => unwrap(api.POST(paths[step], { params: { path: { id } }, body: { version } })),
    readAgain: ['medicine-transaction'],
    done: done[step](),
    onClose,
  })
  return (
    <QuestionDialog
      {...change}
      variant="solid"
      title={steps[step]()}
      description={ask[step]()}
      confirm={steps[step]()}
      onConfirm={() => change.onConfirm()}
    />
  )
}
