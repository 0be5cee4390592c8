import type { PeriodontalChartDraftActor, ProbingWalk } from '@clinic/core/periodontal-chart'
import { useSelector } from '@xstate/react'
import { type PointerEvent, useRef, useState } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { type ChartPart, partsOf, placeAt } from './chart-layout'
import { PeriodontalDrawing } from './periodontal-drawing'
import { ProbingCursor } from './probing-cursor'
import { ShownParts } from './shown-parts'
import { usePartSize } from './use-part-size'
import type { Probing } from './use-probing'

interface ProbingDrawingProps {
  draft: PeriodontalChartDraftActor
  walk: ProbingWalk
  probing: Probing
  /** Called after the cursor was moved by a finger or a mouse. */
  onPoint: () => void
}

/** The drawing while it is typed: the part with the cursor, which a press moves. */
export function ProbingDrawing({ draft, walk, probing, onPoint }: ProbingDrawingProps) {
  const { entry, move } = probing
  const content = useSelector(draft, ({ context }) => context.content)
  const frame = useRef<HTMLDivElement>(null)
  const size = usePartSize(frame)
  const parts = partsOf(size)
  const withCursor = parts.findIndex(({ teeth }) => teeth.includes(entry.cursor.tooth))
  const [chosen, choose] = useState<{ at: number; cursor: string }>()
  // another part can be looked at until the next key
  const place = `${entry.cursor.tooth}${entry.cursor.site}`
  const at = chosen?.cursor === place && parts[chosen.at] ? chosen.at : withCursor
  const shown = size === 'arch' ? parts : parts.slice(at, at + 1)
  const classes = recipe()
  const point = (part: ChartPart) => (event: PointerEvent<HTMLDivElement>) => {
    const svg = event.currentTarget.querySelector('svg')
    const matrix = svg?.getScreenCTM()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const pressed = placeAt({ x, y }, { part, size })
    if (pressed) move(pressed)
    onPoint()
  }
  return (
    <div ref={frame} className={classes.drawings}>
      {size !== 'arch' && <ShownParts parts={parts} at={at} onShow={(to) => choose({ at: to, cursor: place })} />}
      {shown.map((part) => (
        <div key={part.teeth[0]} data-typed className={classes.frame} onPointerUp={point(part)}>
          <PeriodontalDrawing content={content} part={part} size={size} missing={walk.missing} implants={walk.implants}>
            <ProbingCursor entry={entry} part={part} size={size} />
          </PeriodontalDrawing>
        </div>
      ))}
    </div>
  )
}
