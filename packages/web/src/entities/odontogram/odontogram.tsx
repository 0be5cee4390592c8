import '../../charting.css'
import {
  type ChartDrawing,
  isSupernumerary,
  isTooth,
  layoutOf,
  type Row,
  type RowPlace,
  rowOf,
} from '@clinic/core/odontogram'
import { useId } from 'react'
import { odontogram } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { JoinedTeeth } from './joined-teeth'
import { Patterns } from './patterns'
import { ToothBox } from './tooth-box'

/** The chart of teeth as a picture. Who cannot see it reads `ToothTable`, which says the same. */
export function Odontogram({ drawing, rows }: { drawing: ChartDrawing; rows: readonly Row[] }) {
  const classes = odontogram()
  const { odontogram: texts } = useTexts()
  const patterns = useId()
  const supernumerary = [...drawing.teeth.keys()].filter(isSupernumerary)
  const layout = layoutOf(rows, { supernumerary, gaps: drawing.gaps })
  const rowAt = new Map<Row, RowPlace>(layout.rows.map((row) => [row.row, row]))
  const { width, height, middleX, middleY } = layout
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
    <section aria-label={texts.title()} tabIndex={0} className={classes.scroller}>
      <svg
        aria-hidden="true"
        className={classes.drawing}
        data-layer={drawing.layer}
        viewBox={`-12 -4 ${width + 24} ${height + 8}`}
      >
        <Patterns prefix={patterns} />
        <g className={classes.middle} stroke="currentColor" strokeWidth="2">
          <path d={`M${middleX} 0V${height}`} />
          {middleY !== null && <path d={`M0 ${middleY}H${width}`} />}
        </g>
        {[...layout.teeth].map(([tooth, place]) => {
          const row = rowAt.get(rowOf(tooth))
          return (
            row &&
            isTooth(tooth) && (
              <g key={tooth} data-primary={row.row.endsWith('Primary') || undefined}>
                <ToothBox
                  tooth={tooth}
                  drawing={drawing.teeth.get(tooth)}
                  place={place}
                  row={row}
                  patterns={patterns}
                />
              </g>
            )
          )
        })}
        <JoinedTeeth drawing={drawing} layout={layout} />
      </svg>
    </section>
  )
}
