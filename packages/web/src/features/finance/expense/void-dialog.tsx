import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { type Expense, expenseQuery } from '../../../entities/expense/expense-query'
import { useApp } from '../../../platform/app/app-context'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

interface VoidDialogProps {
  expense: Expense
  onClose: () => void
}

/** Takes an expense back, with the reason. */
export default function VoidDialog({ expense: { id, version, amount, paid_from }, onClose }: VoidDialogProps) {
  const { api } = useApp()
  const { void: words, fields } = useTexts().expense
  const { money } = useFormat()
  const queries = useQueryClient()
  const voiding = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/expense/{id}/void', { params: { path: { id } }, body: { reason, version } })),
    show: (expense) => queries.setQueryData(expenseQuery(api, id).queryKey, expense),
    readAgain: ['expense'],
    done: words.saved(),
    onClose,
  })
  return (
    <ReasonDialog
      {...voiding}
      title={words.title()}
      description={words.from[paid_from]({ amount: money(amount) })}
      confirm={words.save()}
      reason={{ label: fields.reason(), help: words.help(), required: words.required(), longest: 200 }}
    />
  )
}
