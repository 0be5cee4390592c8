import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useKeptFocus } from '../use-kept-focus'
import {
  clock,
  type GridBlock,
  minutesAfter,
  minutesUntil,
  neighbour,
  placeAfter,
  type SizedPlace,
  type Step,
  slotAt,
  snapToSlot,
} from './time-grid-layout'
import type { TimeGridProps } from './time-grid-props'

/** A block that was lifted, and where it would fall. */
export interface Held<Block extends GridBlock> {
  block: Block
  place: SizedPlace
  by: 'keys' | 'pointer'
}

/** So many pixels are a drag; fewer are a click of an unsteady hand. */
const unsteady = 5
/** The heads of the columns and the axis, in pixels. */
const headHeight = 48
const axisWidth = 52
/** So near to the edge, in pixels, the grid scrolls below what is dragged. */
const edge = 40

/** Handles keys and pointers in a time grid: focus, open, lift, move, drop, put back. */
export function useTimeGrid<Block extends GridBlock>(
  root: RefObject<HTMLDivElement | null>,
  props: TimeGridProps<Block>,
) {
  const {
    columns,
    blocks,
    day,
    slot,
    words,
    onOpen,
    onPick,
    canMove,
    problemAt,
    onMove,
    lift,
    onLifted,
    start,
    startColumn,
    look,
  } = props
  const [stop, setStop] = useState<number>()
  const [held, setHeld] = useState<Held<Block>>()
  const [said, say] = useState('')
  const wasScrolled = useRef(false)
  const wasDragged = useRef(false)
  const kept = useKeptFocus(root, 'data-block')
  const drag = useRef<AbortController>(undefined)
  const keys = columns.map(({ key }) => key)
  const grid = { columns: keys, day, slot }
  const isStop = blocks.some(({ id }) => id === stop)

  const scroller = () => root.current?.querySelector<HTMLElement>('[data-scroller]')
  const elementOf = (id: number) => root.current?.querySelector<HTMLElement>(`[data-block="${id}"]`)
  const blockOf = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
    return blocks.find(({ id }) => String(id) === element?.dataset.block)
  }
  const describe = (block: Block, { column, from, minutes }: SizedPlace) => ({
    name: look.nameOf(block),
    time: `${clock(from)}–${clock(from + minutes)}`,
    column: columns.find(({ key }) => key === column)?.label ?? '',
    problem: problemAt?.(block, { column, from, minutes }),
  })

  useEffect(() => () => drag.current?.abort(), [])

  // after every drawing: what it shows is what hands go on with
  useEffect(() => {
    const box = scroller()
    if (box && !wasScrolled.current) {
      wasScrolled.current = true
      box.scrollTop = ((start - slot - day.from) / (day.until - day.from)) * (box.scrollHeight - headHeight)
      showColumn(box)
    }
    const lifted = blocks.find(({ id }) => id === lift)
    if (lifted) {
      elementOf(lifted.id)?.focus()
      raise(lifted)
      onLifted?.()
    }
    if (held) root.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function showColumn(box: HTMLElement) {
    const column = box.querySelector(`[data-column="${startColumn}"]`)?.getBoundingClientRect()
    if (!column) return
    const { left, right } = box.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(box).direction === 'rtl'
    box.scrollLeft += isRightToLeft ? column.right - right + axisWidth : column.left - left - axisWidth
  }

  function raise(block: Block) {
    if (!canMove(block)) return
    const place = placeOf(block)
    setHeld({ block, place, by: 'keys' })
    say(`${words.moving(describe(block, place))} ${words.keys}`)
  }

  function moveTo(block: Block, place: SizedPlace) {
    setHeld({ block, place, by: 'keys' })
    say(words.moving(describe(block, place)))
  }

  function putBack() {
    if (!held) return
    setHeld(undefined)
    say(words.putBack(look.nameOf(held.block)))
    elementOf(held.block.id)?.focus()
  }

  function drop() {
    if (!held) return
    const { block, place } = held
    setHeld(undefined)
    kept.current = String(block.id)
    elementOf(block.id)?.focus()
    if (isSame(place, placeOf(block))) return say(words.putBack(look.nameOf(block)))
    send(block, place)
  }

  function send(block: Block, place: SizedPlace) {
    say(words.dropped(describe(block, place)))
    void onMove(block, place).then(say)
  }

  function press(event: KeyboardEvent) {
    const isHeldDown = event.ctrlKey || event.metaKey || event.altKey
    const block = blockOf(event.target)
    if (!block || isHeldDown) return
    const step = stepOf(event)
    if (held) {
      if (event.shiftKey && (step === 'up' || step === 'down'))
        moveTo(held.block, { ...held.place, minutes: minutesAfter(held.place, grid, step) })
      else if (step)
        moveTo(held.block, { ...held.place, ...placeAfter(held.place, grid, { step, minutes: held.place.minutes }) })
      else if (event.key === 'Enter' || event.key === ' ') drop()
      else if (event.key === 'Escape') putBack()
      else return
    } else if (step) {
      const next = neighbour({ columns: keys, blocks }, { block, step })
      if (next) elementOf(next.id)?.focus()
    } else if (event.key === 'm') raise(block)
    else return
    event.preventDefault()
  }

  /** The column below a point, and the minute. */
  function pointAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].map((element) => ({
      column: element.dataset.column ?? '',
      box: element.getBoundingClientRect(),
    }))
    const off = ({ box }: (typeof found)[number]) => Math.max(box.left - clientX, clientX - box.right, 0)
    const [nearest] = found.sort((a, b) => off(a) - off(b))
    if (!nearest) return undefined
    const { column, box } = nearest
    return { column, minute: day.from + ((clientY - box.top) / box.height) * (day.until - day.from) }
  }

  function click(event: MouseEvent) {
    if (wasDragged.current) {
      wasDragged.current = false
      return
    }
    const block = blockOf(event.target)
    if (block && !held) return onOpen(block)
    const point = event.target instanceof Element && event.target.closest('[data-column]') && pointAt(event)
    if (!point) return
    if (held) moveTo(held.block, { ...held.place, column: point.column, from: slotWithin(point.minute, held.place) })
    else onPick?.({ column: point.column, from: slotAt(point.minute, grid) })
  }

  const slotWithin = (minute: number, { minutes }: SizedPlace) => snapToSlot(slotAt(minute, grid), grid, minutes)

  function pointerDown(event: PointerEvent) {
    wasDragged.current = false
    kept.current = undefined
    const block = blockOf(event.target)
    const begin = pointAt(event)
    // a finger scrolls; for it there is the menu
    if (!block || !begin || held || event.button !== 0 || event.pointerType === 'touch' || !canMove(block)) return
    const { clientX, clientY } = event
    const grip = begin.minute - block.from
    const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
    const placeAt = ({ column, minute }: typeof begin): SizedPlace =>
      isEdge
        ? { ...placeOf(block), minutes: minutesUntil(minute, block.from, grid) }
        : { column, from: snapToSlot(minute - grip, grid, minutesOf(block)), minutes: minutesOf(block) }
    let at: Held<Block> | undefined
    const dragging = new AbortController()
    drag.current = dragging
    const { signal } = dragging
    const end = () => {
      dragging.abort()
      setHeld(undefined)
    }
    const move = (moved: globalThis.PointerEvent) => {
      if (!at && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < unsteady) return
      const point = pointAt(moved)
      if (!point) return
      wasDragged.current = true
      const place = placeAt(point)
      if (!at || !isSame(at.place, place)) {
        at = { block, place, by: 'pointer' }
        setHeld(at)
      }
      scrollBelow(moved)
    }
    const release = () => {
      end()
      if (!at) return
      const { place } = at
      if (isSame(place, placeOf(block))) return
      kept.current = String(block.id)
      send(block, place)
    }
    const giveUp = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      end()
      if (at) say(words.putBack(look.nameOf(block)))
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', giveUp, { signal, capture: true })
  }

  function scrollBelow({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = scroller()
    if (!box) return
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const by = (before: number, after: number) => (before < edge ? -12 : after < edge ? 12 : 0)
    box.scrollLeft += by(clientX - left, right - clientX)
    box.scrollTop += by(clientY - top, bottom - clientY)
  }

  return {
    stop: isStop ? stop : undefined,
    held,
    said,
    describe,
    drop,
    putBack,
    listeners: {
      onKeyDown: press,
      onClick: click,
      onPointerDown: pointerDown,
      onFocus: ({ target }: { target: EventTarget }) => {
        const block = blockOf(target)
        if (block) setStop(block.id)
      },
    },
  }
}

const minutesOf = ({ from, until }: GridBlock) => until - from
const placeOf = (block: GridBlock): SizedPlace => ({
  column: block.column,
  from: block.from,
  minutes: minutesOf(block),
})
const isSame = (one: SizedPlace, other: SizedPlace) =>
  one.column === other.column && one.from === other.from && one.minutes === other.minutes

/** The arrow as the eye sees it: where a page is read from the right, what is before lies on the right. */
function stepOf({ key, currentTarget }: KeyboardEvent): Step | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === isRightToLeft ? 'before' : 'after'
}
