import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type StockCount, stockCountQuery } from './stock-count-query'

/** Asks before a count is handed in: nothing of it can be corrected after that. */
export default function FinishDialog({ count: { id }, onClose }: { count: StockCount; onClose: () => void }) {
  const { api } = useApp()
  const { finish } = useTexts()['stock-count']
  const queries = useQueryClient()
  const change = useConfirmedChange({
    send: () => unwrap(api.POST('/api/stock-count/{id}/finish', { params: { path: { id } } })),
    show: (after) => queries.setQueryData(stockCountQuery(api, id).queryKey, after),
    readAgain: ['stock-count'],
    done: finish.done(),
    onClose,
  })
  return (
    <QuestionDialog
      {...change}
      variant="solid"
      title={finish.title()}
      description={finish.text()}
      confirm={finish.confirm()}
      onConfirm={() => change.onConfirm()}
    />
  )
}
