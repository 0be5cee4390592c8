import '../../charting.css'
import { type ChartDrawing, isSupernumerary, layoutOf, type Row, type Tooth } from '@clinic/core/odontogram'
import { useId } from 'react'
import { odontogram } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { ChangedTeeth } from './changed-teeth'
import { DrawnTeeth, viewBoxOf } from './drawn-teeth'

interface OdontogramProps {
  drawing: ChartDrawing
  rows: readonly Row[]
  /** Of several charts on one page each has its name. */
  label?: string
  /** The teeth on which it differs from another chart. */
  changed?: ReadonlySet<Tooth>
}

/** The chart of teeth as a picture. Who cannot see it reads `ToothTable`, which says the same. */
export function Odontogram({ drawing, rows, label, changed }: OdontogramProps) {
  const classes = odontogram()
  const { odontogram: texts } = useTexts()
  const patterns = useId()
  const layout = layoutOf(rows, {
    supernumerary: [...drawing.teeth.keys()].filter(isSupernumerary),
    gaps: drawing.gaps,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
    <section aria-label={label ?? texts.title()} tabIndex={0} className={classes.scroller}>
      <svg aria-hidden="true" className={classes.drawing} data-layer={drawing.layer} viewBox={viewBoxOf(layout)}>
        {changed && <ChangedTeeth teeth={changed} layout={layout} />}
        <DrawnTeeth drawing={drawing} layout={layout} patterns={patterns} />
      </svg>
    </section>
  )
}
