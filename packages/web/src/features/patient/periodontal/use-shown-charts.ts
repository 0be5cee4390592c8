import { useSearch, useSearchParams } from 'wouter'
import type { PeriodontalChart } from '../../../entities/periodontal-chart/periodontal-chart-query'

/** Which chart is shown and with which earlier one it is compared, as they stand in the address: a reload keeps them, a link shows them. */
export function useShownCharts(charts: readonly PeriodontalChart[]) {
  const [address, setAddress] = useSearchParams()
  const search = useSearch()
  const at = Math.max(
    0,
    charts.findIndex(({ id }) => `${id}` === address.get('chart')),
  )
  const earlier = charts.slice(at + 1)
  return {
    chart: charts[at],
    earlier,
    against: earlier.find(({ id }) => `${id}` === address.get('against')),
    search: search === '' ? '' : `?${search}`,
    /** The latest has no place of its own in the address: it stays the latest when a chart is added. */
    show: (part: { chart?: string; against?: string }) =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '' || (name === 'chart' && value === `${charts[0]?.id}`)) next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
  }
}
