import type { SiteChange } from '@clinic/core/periodontal-chart'
import type { PeriodontalChart } from './periodontal-chart-query'
import { ReadDrawing } from './read-drawing'
import { useFactsThen } from './use-facts-then'

interface DrawnThenProps {
  chart: PeriodontalChart
  changes: readonly SiteChange[] | undefined
  isWhole?: boolean
}

/** The drawing of a chart with the teeth as they were when it was written. */
export function DrawnThen({ chart, ...drawn }: DrawnThenProps) {
  return <ReadDrawing content={chart.content} {...useFactsThen(chart)} {...drawn} />
}
