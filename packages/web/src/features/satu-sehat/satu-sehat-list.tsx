import { jobStates, missingKeys, satuSehatStages } from '@clinic/core/satu-sehat'
import { valuesOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { ListScreen } from '../../platform/list/list-screen'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Overview } from './overview/overview'
import { satuSehatStatusQuery } from './overview/satu-sehat-status-query'
import { noRule, ruleIn } from './rule-in'
import { satuSehatVisitAddress } from './satu-sehat-address'
import { useRuleOptions } from './use-rule-options'
import { useSatuSehatColumns } from './use-satu-sehat-columns'

/** What SATUSEHAT is told of the visits that are over, the latest first; above it how the connection stands and what is missing. */
export default function SatuSehatList() {
  const { api } = useApp()
  const { list, fields, filters, sorts: words } = useTexts()['satu-sehat']
  const { options } = useLabels()
  const status = useQuery(satuSehatStatusQuery(api))
  return (
    <ListScreen<SatuSehatVisit>
      feature="satu-sehat"
      words={list}
      ask={({ chosen, filter }) => ({
        path: '/api/satu-sehat/visit',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(jobStates)),
          stage: chosen('stage', valuesOf(satuSehatStages)),
          rule: ruleIn(filter('rule')),
          without_rule: filter('rule') === noRule || undefined,
          missing: chosen('missing', valuesOf(missingKeys)),
        },
      })}
      notice={<Overview status={status} />}
      columns={useSatuSehatColumns()}
      filters={[
        { name: 'state', label: fields.state(), any: filters.anyState(), options: options(jobStates) },
        { name: 'stage', label: filters.stage(), any: filters.anyStage(), options: options(satuSehatStages) },
        {
          name: 'missing',
          label: filters.missing(),
          any: filters.anyMissing(),
          options: options(missingKeys),
        },
        { name: 'rule', label: fields.rule(), any: filters.anyRule(), options: useRuleOptions(status.data) },
      ]}
      sorts={optionsOf(sorts, (sort) => words[sort]())}
      href={({ id }) => satuSehatVisitAddress(id)}
    />
  )
}

const sorts = ['-finished_at', 'finished_at'] as const
