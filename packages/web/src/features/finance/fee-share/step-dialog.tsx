import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { type FeeStatement, feeStatementQuery } from '../../../entities/fee-statement/fee-statement-query'
import { useApp } from '../../../platform/app/app-context'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

export type Step = 'review' | 'approve' | 'pay'

interface StepDialogProps {
  step: Step
  statement: FeeStatement
  onClose: () => void
}

const addresses = {
  review: '/api/fee-statement/{id}/review',
  approve: '/api/fee-statement/{id}/approve',
  pay: '/api/fee-statement/{id}/pay',
} as const

/** Takes a statement one step further, with the sum it is about. */
export default function StepDialog({ step, statement: { id, version, sums }, onClose }: StepDialogProps) {
  const { api } = useApp()
  const words = useTexts()['fee-statement'][step]
  const { money } = useFormat()
  const queries = useQueryClient()
  const moving = useConfirmedChange({
    send: () => unwrap(api.POST(addresses[step], { params: { path: { id } }, body: { version } })),
    show: (stored) => queries.setQueryData(feeStatementQuery(api, id).queryKey, stored),
    readAgain: ['fee-statement'],
    done: words.saved(),
    onClose,
  })
  return (
    <QuestionDialog
      {...moving}
      variant="solid"
      focus="confirm"
      title={words.title({ amount: money(sums.payable) })}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => moving.onConfirm()}
    />
  )
}
