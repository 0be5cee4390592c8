import '../../periodontal.css'
import type { PeriodontalChartContent, PeriodontalTooth, SiteChange } from '@clinic/core/periodontal-chart'
import { useRef, useState } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { partsOf } from './chart-layout'
import { ChartLegend } from './chart-legend'
import { PeriodontalDrawing } from './periodontal-drawing'
import { ShownParts } from './shown-parts'
import { usePartSize } from './use-part-size'

interface ReadDrawingProps {
  content: PeriodontalChartContent
  missing?: ReadonlySet<PeriodontalTooth>
  implants?: ReadonlySet<PeriodontalTooth>
  changes?: readonly SiteChange[] | undefined
  /** On paper the whole mouth is drawn. */
  isWhole?: boolean
}

const none: ReadonlySet<PeriodontalTooth> = new Set()

/** A periodontal chart to look at: whole, or part by part where there is no room. */
export function ReadDrawing({ content, missing = none, implants = none, changes, isWhole }: ReadDrawingProps) {
  const texts = useTexts()['periodontal-chart']
  const frame = useRef<HTMLElement>(null)
  const fitting = usePartSize(frame)
  const size = isWhole ? 'arch' : fitting
  const [chosen, choose] = useState(0)
  const parts = partsOf(size)
  const at = Math.min(chosen, parts.length - 1)
  const shown = size === 'arch' ? parts : parts.slice(at, at + 1)
  const classes = recipe()
  return (
    <section ref={frame} aria-label={texts.title()} className={classes.drawings}>
      {size !== 'arch' && <ShownParts parts={parts} at={at} onShow={choose} />}
      {shown.map((part) => (
        <PeriodontalDrawing
          key={part.teeth[0]}
          content={content}
          part={part}
          size={size}
          missing={missing}
          implants={implants}
          {...(changes && { changes })}
        />
      ))}
      <ChartLegend isCompared={changes !== undefined} />
    </section>
  )
}
