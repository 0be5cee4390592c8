import type { Schema } from '@clinic/api'
import { instalmentPlanStates } from '@clinic/core/instalment'
import { valuesOf } from '@clinic/core/values'
import { ListScreen } from '../../../platform/list/list-screen'
import { optionsOf } from '../../../platform/texts/options-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useFinanceTabs } from '../use-finance-tabs'
import { useInstalmentColumns } from './use-instalment-columns'

/** The instalment plans of the clinic, what is due first at the top; each leads to its invoice. */
export default function InstalmentList() {
  const words = useTexts().instalment
  const { options } = useLabels()
  return (
    <ListScreen<Schema<'InstalmentPlan'>>
      feature="instalment"
      words={words.list}
      tabs={useFinanceTabs('instalment')}
      ask={({ chosen }) => ({
        path: '/api/instalment-plan',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(instalmentPlanStates)),
          late: chosen('late', ['any']),
        },
        isTable: true,
      })}
      columns={useInstalmentColumns()}
      filters={[
        { name: 'state', label: words.fields.state(), any: words.anyState(), options: options(instalmentPlanStates) },
        {
          name: 'late',
          label: words.late.label(),
          any: words.late.all(),
          options: optionsOf(['any'] as const, (each) => words.late[each]()),
        },
      ]}
      sorts={[
        { value: 'due_on', label: words.sorts.due_on() },
        { value: '-created_at', label: words.sorts.newest() },
      ]}
      href={({ invoice_id }) => `/clinic/finance/invoice/${invoice_id}`}
    />
  )
}

const sorts = ['due_on', '-due_on', 'created_at', '-created_at'] as const
