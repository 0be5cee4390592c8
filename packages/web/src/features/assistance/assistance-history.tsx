import type { Schema } from '@clinic/api'
import { assistanceStates } from '@clinic/core/assistance'
import { valuesOf } from '@clinic/core/values'
import { ListScreen } from '../../platform/list/list-screen'
import { daysIn, periodFilter, periods } from '../../platform/list/period'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { useHistoryColumns } from './use-history-columns'

/** What the assistant has assisted, the last one first. */
export default function AssistanceHistory() {
  const { list, periods: periodWords, columns, anyState, sorts: words } = useTexts().assistance
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <ListScreen<Schema<'PastAssistance'>>
      feature="assistance"
      words={list}
      ask={({ chosen }) => ({
        path: '/api/assistance',
        query: {
          sort: chosen('sort', sorts),
          state: chosen('state', valuesOf(assistanceStates)),
          ...daysIn(chosen('period', periods), today),
        },
      })}
      columns={useHistoryColumns()}
      filters={[
        periodFilter(periodWords),
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

const sorts = ['-created_at', 'created_at'] as const
