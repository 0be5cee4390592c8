import type { Schema } from '@clinic/api'
import { unwrap } from '@clinic/api'
import type { DraftReply, StoredDraft } from '@clinic/core/note'
import {
  emptyPeriodontalChart,
  type PeriodontalChartContent,
  type PeriodontalChartDraftActor,
  periodontalChartDraftMachine,
} from '@clinic/core/periodontal-chart'
import { useQueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { useVisitDraft } from '../note/draft/use-visit-draft'
import { type PeriodontalChart, periodontalChartsQuery, withChart } from './periodontal-chart-query'

type Stored = StoredDraft<PeriodontalChartContent>

/** Under which name a device keeps the chart of a visit. */
export const periodontalForm = (visit: number) => `visit-periodontal-chart-${visit}`

/** The draft of the periodontal chart of a visit; one that was reopened goes on from what was final. */
export function usePeriodontalDraft(
  { id, patient }: Pick<Schema<'Visit'>, 'id' | 'patient'>,
  charts: readonly PeriodontalChart[],
): PeriodontalChartDraftActor | undefined {
  const { api } = useApp()
  const queries = useQueryClient()
  return useVisitDraft({
    form: periodontalForm(id),
    stored: storedIn(charts.find(({ visit_id }) => visit_id === id)),
    open: (save, input) => {
      const saveDraft = fromPromise<DraftReply<PeriodontalChartContent>, Stored>((call) => save(call.input))
      return createActor(periodontalChartDraftMachine.provide({ actors: { saveDraft } }), { input })
    },
    async put(body, key) {
      const params = { path: { id }, header: { 'Idempotency-Key': key } }
      const written = await unwrap(api.PUT('/api/visit/{id}/periodontal-chart', { params, body }))
      queries.setQueryData(
        periodontalChartsQuery(api, patient.id).queryKey,
        (known) => known && withChart(known, written),
      )
      return written
    },
  })
}

const storedIn = (last: PeriodontalChart | undefined): Stored => ({
  content: last?.content ?? emptyPeriodontalChart,
  version: last?.state === 'draft' ? last.version : 0,
})
