import '../../charting.css'
import { type ChartDrawing, isSupernumerary, layoutOf, type Row } from '@clinic/core/odontogram'
import { useId } from 'react'
import { odontogram } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { DrawnTeeth, viewBoxOf } from './drawn-teeth'

/** The chart of teeth as a picture. Who cannot see it reads `ToothTable`, which says the same. */
export function Odontogram({ drawing, rows }: { drawing: ChartDrawing; rows: readonly Row[] }) {
  const classes = odontogram()
  const { odontogram: texts } = useTexts()
  const patterns = useId()
  const layout = layoutOf(rows, {
    supernumerary: [...drawing.teeth.keys()].filter(isSupernumerary),
    gaps: drawing.gaps,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
    <section aria-label={texts.title()} tabIndex={0} className={classes.scroller}>
      <svg aria-hidden="true" className={classes.drawing} data-layer={drawing.layer} viewBox={viewBoxOf(layout)}>
        <DrawnTeeth drawing={drawing} layout={layout} patterns={patterns} />
      </svg>
    </section>
  )
}
