import { type Direction, repeatedOn, stepFrom } from '@clinic/core/charting'
import {
  type ChartLayout,
  chartRows,
  type Entry,
  isAnterior,
  isTooth,
  type Row,
  rowOf,
  type Spot,
  surfacesOf,
} from '@clinic/core/odontogram'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { idOfSpot } from './hit-fields'
import type { ChartingView } from './use-charting'

/** What was pointed at, and where a palette opens for it. */
export interface Picked {
  spots: readonly Spot[]
  /** In the window. */
  anchor: { x: number; y: number; width: number; height: number }
  /** The field is still to be chosen, on the tooth drawn large. */
  isMagnified: boolean
}

interface Hands {
  svg: RefObject<SVGSVGElement | null>
  id: string
  rows: readonly Row[]
  layout: ChartLayout
  view: ChartingView
  onMake: (entries: readonly Entry[]) => void
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** In pixels: a box in which the smallest field is 24 wide. */
const readable = { posterior: 80, anterior: 104 }

/** What hands do on the chart: point, drag, repeat, walk, mark, and open the palette. */
export function useChartHands({ svg, id, rows, layout, view, onMake }: Hands) {
  const [walked, walk] = useState<Spot>({ tooth: '18', surface: null })
  const [marked, setMarked] = useState<readonly Spot[]>([])
  const [picked, setPicked] = useState<Picked | null>(null)
  const drag = useRef<{ spots: readonly Spot[]; pointer: string } | null>(null)
  const wasDragged = useRef(false)
  // a row can be folded away under the cursor
  const [first] = rows
  const cursor =
    rows.includes(rowOf(walked.tooth)) || !first ? walked : { tooth: chartRows[first][0] ?? '18', surface: null }

  const isSmall = ({ tooth }: Spot) => {
    const width = svg.current?.getBoundingClientRect().width ?? 0
    const box = (width / (layout.width + 24)) * 100
    return width > 0 && box < (isAnterior(tooth) ? readable.anterior : readable.posterior)
  }
  const leave = () => {
    setMarked([])
    setPicked(null)
  }
  const pick = (spots: readonly Spot[], at: Spot, pointer: string) => {
    const element = document.getElementById(idOfSpot(id, at))
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const isOne = new Set(spots.map(({ tooth }) => tooth)).size === 1
    const isMagnified = isOne && spots.length === 1 && (pointer === 'touch' || (pointer === 'mouse' && isSmall(at)))
    setMarked(spots)
    setPicked({
      spots: isMagnified ? [{ tooth: at.tooth, surface: null }] : spots,
      anchor: { x, y, width, height },
      isMagnified,
    })
  }

  const onPointerDown = (event: PointerEvent) => {
    const spot = spotAt(event.target)
    wasDragged.current = false
    if (!spot || event.button !== 0) return
    drag.current = { spots: [spot], pointer: event.pointerType }
  }
  const onPointerOver = ({ target, buttons }: PointerEvent) => {
    const spot = spotAt(target)
    if (!drag.current || !spot || drag.current.pointer === 'touch' || buttons === 0) return
    const { spots } = drag.current
    if (spots.some((each) => isSame(each, spot))) return
    wasDragged.current = true
    drag.current = { ...drag.current, spots: [...spots, spot] }
    setMarked(drag.current.spots)
  }
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    const spots = drag.current?.spots ?? []
    const last = spots.at(-1)
    if (wasDragged.current && last) pick(spots, last, pointerType)
  }
  const onClick = ({ target, detail }: MouseEvent) => {
    const spot = spotAt(target)
    const pointer = drag.current?.pointer || 'mouse'
    drag.current = null
    if (!spot || wasDragged.current) return
    walk(spot)
    if (detail < 2) pick([spot], spot, pointer)
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const spot = spotAt(target)
    const again = spot && repeatedOn(view.context.last, { spot, layers: view.mouth })
    if (!again) return
    leave()
    onMake([again])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (direction) {
      event.preventDefault()
      const next = stepFrom(cursor, direction, { rows, byTooth: event.ctrlKey || event.metaKey })
      walk(next)
      document.getElementById(idOfSpot(id, next))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (event.key === ' ') {
      event.preventDefault()
      setMarked(
        marked.some((each) => isSame(each, cursor))
          ? marked.filter((each) => !isSame(each, cursor))
          : [...marked, cursor],
      )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(marked.length > 0 ? marked : [cursor], cursor, 'keys')
    } else if (event.key === 'Escape') setMarked([])
  }

  const handlers = { onPointerDown, onPointerOver, onPointerUp, onClick, onDoubleClick, onKeyDown }
  return { cursor, marked, picked, leave, handlers }
}

const isSame = (one: Spot, other: Spot) => one.tooth === other.tooth && one.surface === other.surface

function spotAt(target: EventTarget): Spot | undefined {
  const { toothSpot: tooth = '', surface } = target instanceof SVGElement ? target.dataset : {}
  if (!isTooth(tooth)) return undefined
  return { tooth, surface: surfacesOf(tooth).find((each) => each === surface) ?? null }
}
