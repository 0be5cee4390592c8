import { type ChartDrawing, type ChartLayout, isTooth, type Row, type RowPlace, rowOf } from '@clinic/core/odontogram'
import { odontogram } from 'styled-system/recipes'
import { JoinedTeeth } from './joined-teeth'
import { Patterns } from './patterns'
import { ToothBox } from './tooth-box'

/** The part of the plane that a chart fills. */
export const viewBoxOf = ({ width, height }: ChartLayout) => `-12 -4 ${width + 24} ${height + 8}`

interface DrawnTeethProps {
  drawing: ChartDrawing
  layout: ChartLayout
  /** A prefix of its own for the patterns of this chart. */
  patterns: string
}

/** All teeth of a chart with what joins them, for an svg of its layout. */
export function DrawnTeeth({ drawing, layout, patterns }: DrawnTeethProps) {
  const { width, height, middleX, middleY, rows, teeth } = layout
  const rowAt = new Map<Row, RowPlace>(rows.map((row) => [row.row, row]))
  return (
    <>
      <Patterns prefix={patterns} />
      <g className={odontogram().middle} stroke="currentColor" strokeWidth="2">
        <path d={`M${middleX} 0V${height}`} />
        {middleY !== null && <path d={`M0 ${middleY}H${width}`} />}
      </g>
      {[...teeth].map(([tooth, place]) => {
        const row = rowAt.get(rowOf(tooth))
        return (
          row &&
          isTooth(tooth) && (
            <g key={tooth} data-primary={row.row.endsWith('Primary') || undefined}>
              <ToothBox tooth={tooth} drawing={drawing.teeth.get(tooth)} place={place} row={row} patterns={patterns} />
            </g>
          )
        )
      })}
      <JoinedTeeth drawing={drawing} layout={layout} />
    </>
  )
}
