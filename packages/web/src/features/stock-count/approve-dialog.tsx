import { unwrap } from '@clinic/api'
import { comparedTotal } from '@clinic/core/stock-count'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { type StockCount, stockCountQuery } from './stock-count-query'

/** Posts the differences of a count; with the reason, where there are any. */
export default function ApproveDialog({ count, onClose }: { count: StockCount; onClose: () => void }) {
  const { id, version, lines } = count
  const { api } = useApp()
  const { approve, fields } = useTexts()['stock-count']
  const queries = useQueryClient()
  const { different } = comparedTotal(lines.map(({ comparison }) => comparison))
  const change = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/stock-count/{id}/post', { params: { path: { id } }, body: { reason, version } })),
    show(after) {
      queries.setQueryData(stockCountQuery(api, id).queryKey, after)
      for (const key of ['medicine', 'medicine-transaction']) void queries.invalidateQueries({ queryKey: [key] })
    },
    readAgain: ['stock-count'],
    done: approve.done(),
    onClose,
  })
  const words = { title: approve.title(), confirm: approve.confirm(), variant: 'solid' } as const
  if (different === 0)
    return (
      <QuestionDialog {...change} {...words} description={approve.textSame()} onConfirm={() => change.onConfirm('')} />
    )
  return (
    <ReasonDialog
      {...change}
      {...words}
      description={approve.text()}
      reason={{ label: fields.reason(), help: approve.help(), required: approve.required(), longest: 200 }}
    />
  )
}
