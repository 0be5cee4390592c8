import type { SiteChange } from '@clinic/core/periodontal-chart'
import { boxOf, type ChartPart, type PartSize } from './chart-layout'

interface ChangedSitesProps {
  changes: readonly SiteChange[]
  part: ChartPart
  size: PartSize
}

/** Down where a pocket is less deep, up where it is deeper. */
const arrows = { better: 'M-3.5 -2.5H3.5L0 3.5Z', worse: 'M-3.5 2.5H3.5L0 -3.5Z' }

/** What differs from another chart: a frame around the depth, with an arrow where the depth is another one. */
export const ChangedSites = ({ changes, part, size }: ChangedSitesProps) =>
  changes.map(({ place, depth, bleeding }) => {
    const box = boxOf(place, 'depth', { part, size })
    // where bleeding ended the marks say enough
    if (!box || (!depth && bleeding !== 'new')) return null
    const { x, y, width, height } = box
    return (
      <g key={`${place.tooth}${place.site}`} data-change={depth ?? bleeding ?? undefined}>
        <rect x={x + 0.75} y={y + 0.75} width={width - 1.5} height={height - 1.5} rx="3" />
        {depth && <path d={arrows[depth]} transform={`translate(${x + width - 5} ${y + 4.5})`} />}
      </g>
    )
  })
