import type { Schema } from '@clinic/api'
import { assistanceStates } from '@clinic/core/assistance'
import { addDays } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { ListScreen } from '../../platform/list/list-screen'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { useHistoryColumns } from './use-history-columns'

/** What the assistant has assisted, the last one first. */
export default function AssistanceHistory() {
  const { list, periods, columns, anyState, sorts: words } = useTexts().assistance
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <ListScreen<Schema<'PastAssistance'>>
      feature="assistance"
      words={list}
      ask={({ chosen }) => {
        const period = chosen('period', allPeriods)
        return {
          path: '/api/assistance',
          query: {
            sort: chosen('sort', sorts),
            state: chosen('state', valuesOf(assistanceStates)),
            ...(period && { from: addDays(today, 1 - days[period]), until: today }),
          },
        }
      }}
      columns={useHistoryColumns()}
      filters={[
        {
          name: 'period',
          label: periods.label(),
          any: periods.any(),
          options: optionsOf(allPeriods, (period) => periods[period]()),
        },
        { name: 'state', label: columns.state(), any: anyState(), options: options(assistanceStates) },
      ]}
      sorts={[
        { value: '-created_at', label: words.newest() },
        { value: 'created_at', label: words.oldest() },
      ]}
      href={({ patient }) => `/nurse/patient/${patient.id}`}
    />
  )
}

/** How many days a period has, with today. */
const days = { today: 1, week: 7, month: 30, quarter: 90 } as const
const allPeriods = ['today', 'week', 'month', 'quarter'] as const
const sorts = ['-created_at', 'created_at'] as const
