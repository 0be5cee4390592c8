import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type PeriodontalChart = Schema<'PeriodontalChart'>

/** The periodontal charts of a patient, the latest visit first. */
export const periodontalChartsQuery = (api: Api, patient: number) =>
  queryOptions({
    queryKey: ['periodontal-chart', patient],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/periodontal-chart', { params: { path: { id: patient } }, signal })),
  })

/** The charts with one as it was written now, in its place or as the latest. */
export const withChart = (charts: readonly PeriodontalChart[], written: PeriodontalChart): PeriodontalChart[] => {
  const isKnown = charts.some(({ id }) => id === written.id)
  return isKnown ? charts.map((each) => (each.id === written.id ? written : each)) : [written, ...charts]
}
