import { approvalStates } from '@clinic/core/approval'
import { valuesOf } from '@clinic/core/values'
import type { Approval } from '../../../entities/approval/approval-query'
import { ListScreen } from '../../../platform/list/list-screen'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useFinanceTabs } from '../use-finance-tabs'
import { useApprovalColumns } from './use-approval-columns'

/** The discounts above the limit that the desk asked for; each leads to its invoice, where the manager answers. */
export default function ApprovalList() {
  const words = useTexts().approval
  const { options } = useLabels()
  return (
    <ListScreen<Approval>
      feature="approval"
      words={words.list}
      tabs={useFinanceTabs('approval')}
      ask={({ chosen }) => ({
        path: '/api/approval',
        query: { sort: chosen('sort', sorts), state: chosen('state', valuesOf(approvalStates)) },
        isTable: true,
      })}
      columns={useApprovalColumns()}
      filters={[
        { name: 'state', label: words.fields.state(), any: words.anyState(), options: options(approvalStates) },
      ]}
      sorts={[
        { value: '-requested_at', label: words.sorts.newest() },
        { value: 'requested_at', label: words.sorts.oldest() },
        { value: '-discount', label: words.sorts.discount() },
      ]}
      href={({ invoice_id }) => `/clinic/finance/invoice/${invoice_id}`}
    />
  )
}

const sorts = ['requested_at', '-requested_at', 'discount', '-discount'] as const
