import { claimAges, claimStates } from '@clinic/core/claim'
import { valuesOf } from '@clinic/core/values'
import type { ClaimCard } from '../../../entities/claim/claim-query'
import { ListScreen } from '../../../platform/list/list-screen'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { financeAddress, useFinanceTabs } from '../use-finance-tabs'
import { claimAddress } from './receivable-address'
import { useClaimColumns } from './use-claim-columns'
import { usePayorFilter } from './use-payor-filter'

/** The claims of the clinic: search, state, payor, age; as a table too. */
export default function ClaimList() {
  const { list, fields, any, sorts: words, back } = useTexts().claim
  const { options } = useLabels()
  return (
    <ListScreen<ClaimCard>
      feature="claim"
      words={list}
      tabs={useFinanceTabs('receivable')}
      back={{ href: financeAddress('receivable'), label: back() }}
      ask={({ chosen, filter }) => ({
        path: '/api/claim',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(claimStates)),
          age: chosen('age', valuesOf(claimAges)),
          payor_id: Number(filter('payor')) || undefined,
        },
        isTable: true,
      })}
      columns={useClaimColumns()}
      filters={[
        { name: 'state', label: fields.state(), any: any.state(), options: options(claimStates) },
        usePayorFilter(),
        { name: 'age', label: fields.age(), any: any.age(), options: options(claimAges) },
      ]}
      sorts={[
        { value: '-day', label: words.newest() },
        { value: 'due_on', label: words.due_on() },
        { value: '-claimed', label: words.claimed() },
      ]}
      href={({ id }) => claimAddress(id)}
    />
  )
}

const sorts = ['-day', 'day', 'due_on', '-due_on', 'claimed', '-claimed'] as const
