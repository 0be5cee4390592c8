import {
  type Arch,
  attachmentLossAt,
  deepFrom,
  type MouthSide,
  measuredIn,
  type PeriodontalMeasurement,
  type PeriodontalTooth,
  type PeriodontalToothRow,
  sitesAlong,
  veryDeepFrom,
} from '@clinic/core/periodontal-chart'
import { memo } from 'react'
import {
  figureHeight,
  figureRows,
  junction,
  millimetre,
  outwards,
  rowY,
  sideHeight,
  siteWidth,
  toothWidth,
  yOf,
} from './chart-layout'
import { FurcationShape, MarkShape, siteMarks } from './site-mark'
import { ToothOutline } from './tooth-outline'

interface ToothSideProps {
  arch: Arch
  side: MouthSide
  tooth: PeriodontalTooth
  x: number
  row: PeriodontalToothRow | undefined
  /** The tooth to the right, to which the lines lead on. */
  nextX: number | undefined
  nextTooth: PeriodontalTooth | undefined
  nextRow: PeriodontalToothRow | undefined
  isMissing: boolean
  isImplant: boolean
}

/** One side of a tooth: its outline, the lines of margin and pocket, and the figures of three sites. Drawn anew only when it changes. */
export const ToothSide = memo(function Side(props: ToothSideProps) {
  const { arch, side, tooth, x, row, nextX, nextTooth, nextRow, isMissing, isImplant } = props
  const out = outwards(arch, side)
  const points = sitesAlong(tooth, side).map((site, column) =>
    pointOf(measuredIn(row, site), x + (column + 0.5) * siteWidth),
  )
  const first = nextTooth && sitesAlong(nextTooth, side)[0]
  const next = first && nextX !== undefined ? [pointOf(measuredIn(nextRow, first), nextX + siteWidth / 2)] : []
  return (
    <g>
      <Grid x={x} out={out} />
      <g data-tooth={tooth} data-missing={isMissing || undefined}>
        <g data-outline transform={`translate(${x} ${yOf(0, out)})${out === -1 ? ' scale(1 -1)' : ''}`}>
          <ToothOutline tooth={tooth} side={side} isImplant={isImplant} />
        </g>
        {isMissing && (
          <path
            data-cross
            d={`M${x + 12} ${yOf(2, out)}L${x + toothWidth - 12} ${yOf(junction, out)}M${x + toothWidth - 12} ${yOf(2, out)}L${x + 12} ${yOf(junction, out)}`}
          />
        )}
      </g>
      {points.map((point) => (
        <Pocket key={point.x} point={point} out={out} />
      ))}
      <Lines points={[...points, ...next]} out={out} />
      {points.map((point) => (
        <SiteFigures key={point.x} point={point} out={out} isMissing={isMissing} />
      ))}
    </g>
  )
})

interface SitePoint {
  x: number
  measured: PeriodontalMeasurement
}

const pointOf = (measured: PeriodontalMeasurement, x: number): SitePoint => ({ measured, x })

const clamp = (distance: number) => Math.max(0, Math.min(distance, sideHeight))
const marginOf = ({ recession }: PeriodontalMeasurement) =>
  recession === null ? null : clamp(junction + recession * millimetre)
const bottomOf = ({ depth, recession }: PeriodontalMeasurement) =>
  depth === null ? null : clamp(junction + ((recession ?? 0) + depth) * millimetre)

/** A line every two millimetres; the one where enamel ends is stronger. */
function Grid({ x, out }: { x: number; out: 1 | -1 }) {
  const lines = [-6, -4, -2, 2, 4, 6, 8, 10, 12, 14].map(
    (mm) => `M${x} ${yOf(junction + mm * millimetre, out)}h${toothWidth + 3}`,
  )
  return (
    <>
      <path data-grid d={lines.join('')} />
      <path data-junction d={`M${x} ${yOf(junction, out)}h${toothWidth + 3}`} />
    </>
  )
}

const toneOf = (depth: number | null) => {
  if (depth === null || depth < deepFrom) return undefined
  return depth < veryDeepFrom ? 'deep' : 'veryDeep'
}

/** The depth as a bar, the deeper the louder; dashed where the margin it starts from is not measured. */
function Pocket({ point: { x, measured }, out }: { point: SitePoint; out: 1 | -1 }) {
  const bottom = bottomOf(measured)
  if (bottom === null) return null
  const [from, to] = [yOf(marginOf(measured) ?? junction, out), yOf(bottom, out)]
  return (
    <rect
      data-pocket={toneOf(measured.depth) ?? 'shallow'}
      data-unknown={measured.recession === null || undefined}
      x={x - 5}
      y={Math.min(from, to)}
      width="10"
      height={Math.max(Math.abs(to - from), 1)}
    />
  )
}

function Lines({ points, out }: { points: readonly SitePoint[]; out: 1 | -1 }) {
  const along = (distanceOf: (measured: PeriodontalMeasurement) => number | null) => {
    let isOpen = false
    return points
      .map(({ x, measured }) => {
        const distance = distanceOf(measured)
        const step = distance === null ? '' : `${isOpen ? 'L' : 'M'}${x} ${yOf(distance, out)}`
        isOpen = distance !== null
        return step
      })
      .join('')
  }
  const known = (measured: PeriodontalMeasurement) => (measured.recession === null ? null : bottomOf(measured))
  return (
    <>
      <path data-line="margin" d={along(marginOf)} />
      <path data-line="pocket" d={along(known)} />
      {points.slice(0, 3).map(({ x, measured }) => {
        const bottom = known(measured)
        return bottom !== null && <circle key={x} data-bottom cx={x} cy={yOf(bottom, out)} r="2.6" />
      })}
    </>
  )
}

function SiteFigures({
  point: { x, measured },
  out,
  isMissing,
}: {
  point: SitePoint
  out: 1 | -1
  isMissing: boolean
}) {
  const values = {
    depth: measured.depth,
    recession: measured.recession,
    attachment: attachmentLossAt(measured),
    marks: null,
  }
  const tone = toneOf(measured.depth)
  return (
    <>
      {figureRows.map((row) => {
        const y = rowY(row, out)
        const value = values[row]
        return (
          <g key={row}>
            {!isMissing && (
              <rect
                data-cell={row}
                data-tone={row === 'depth' ? tone : undefined}
                x={x - siteWidth / 2 + 0.75}
                y={y + 0.75}
                width={siteWidth - 1.5}
                height={figureHeight - 1.5}
                rx="3"
              />
            )}
            {value !== null && (
              <text
                data-figure={row}
                data-tone={row === 'depth' ? tone : undefined}
                x={x}
                y={y + figureHeight / 2}
                dy=".36em"
              >
                {value}
              </text>
            )}
          </g>
        )
      })}
      {siteMarks.map(
        (mark, place) =>
          measured[mark] && (
            <MarkShape
              key={mark}
              mark={mark}
              x={x + (place % 2 === 0 ? -4.8 : 4.8)}
              y={rowY('marks', out) + figureHeight / 2 + (place < 2 ? -4.6 : 4.6)}
            />
          ),
      )}
      {measured.furcation !== null && (
        <FurcationShape grade={measured.furcation} x={x} y={yOf(junction + 20, out)} out={out} />
      )}
    </>
  )
}
