import '../../planning.css'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { timeGrid } from 'styled-system/recipes'
import { Button } from '../button'
import type { Mark } from '../mark'
import { VisuallyHidden } from '../visually-hidden'
import { TimeGridColumn } from './time-grid-column'
import { clock, type GridBlock, type Lane, lanesOf, type Place, readingOrder, type Stretch } from './time-grid-layout'
import { useColumnByColumn } from './use-column-by-column'
import { useTimeGrid } from './use-time-grid'

export interface GridColumn {
  key: string
  label: string
  /** a quiet line below the label */
  note?: string
  /** whose it is */
  mark?: Mark
  /** when somebody works here; the rest of the day is shaded */
  open: readonly Stretch[]
  /** when nobody can be here, and why: hatched, with its words */
  blocked?: readonly (Stretch & { label: string })[]
  /** the minute it is now, in the column of today */
  now?: number
  isToday?: boolean
  /** the narrowest it may become, in rem */
  narrowest?: number
}

export type GridTone = 'neutral' | 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error'

/** How a block is shown. To draw a moved one alone, these functions must stay the same between two drawings. */
export interface GridLook<Block extends GridBlock> {
  /** All that it says, for who cannot see where it stands. */
  nameOf: (block: Block) => string
  render: (block: Block) => ReactNode
  toneOf: (block: Block) => GridTone
  /** whose it is */
  markOf?: (block: Block) => Mark
  isCrossed: (block: Block) => boolean
}

export interface GridWords {
  /** What the keys do. */
  keys: string
  moving: (moved: { name: string; time: string; column: string }) => string
  /** It was dropped; what comes of it is told when it is known. */
  dropped: (moved: { name: string; time: string; column: string }) => string
  putBack: (name: string) => string
  drop: string
  giveUp: string
}

export interface TimeGridProps<Block extends GridBlock> {
  label: string
  columns: readonly GridColumn[]
  blocks: readonly Block[]
  day: Stretch
  /** minutes */
  slot: number
  /** the minute that is on top at first, and the column that is in sight */
  start: number
  startColumn?: string
  look: GridLook<Block>
  words: GridWords
  onOpen: (block: Block) => void
  /** an empty slot was chosen; without it, empty slots do nothing */
  onPick?: (place: Place) => void
  canMove: (block: Block) => boolean
  /** Tells in words what came of it. */
  onMove: (block: Block, place: Place) => Promise<string>
  /** a block to be lifted now, as by its key; to be forgotten once it is */
  lift?: number
  onLifted?: () => void
  /** more to do with the block that is lifted */
  actions?: (block: Block) => ReactNode
}

/**
 * A day, or several, in columns. Arrow keys walk the blocks, Enter opens one; `m` lifts it: then arrows move it,
 * Enter drops it, Escape puts it back. A pointer drags it. Every step is told.
 */
export function TimeGrid<Block extends GridBlock>(props: TimeGridProps<Block>) {
  const { label, columns, blocks, day, slot, startColumn, look, words, onPick, actions } = props
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const grid = useTimeGrid(root, props)
  const { held, stop } = grid
  const byColumn = useMemo(() => {
    const found = new Map<string, Block[]>(columns.map(({ key }) => [key, []]))
    for (const block of blocks) found.get(block.column)?.push(block)
    return found
  }, [columns, blocks])
  const first = useMemo(
    () =>
      readingOrder(
        columns.map(({ key }) => key),
        blocks,
      )[0]?.id,
    [columns, blocks],
  )
  const scale = scaleOf(slot)
  const lanes = useMemo(
    () => new Map(Array.from(byColumn, ([key, own]) => [key, lanesOf(own, { atLeast: 1.5 / scale })])),
    [byColumn, scale],
  )
  const narrowestOf = ({ key, narrowest = 9 }: GridColumn) => {
    const side = Math.max(1, ...Array.from(lanes.get(key)?.values() ?? [], (lane) => lane.lanes))
    return Math.max(narrowest, side * narrowestLane)
  }
  const height = (day.until - day.from) * scale
  const hours = Array.from({ length: Math.ceil((day.until - day.from) / 60) }, (_, index) => day.from + index * 60)
  const isDrawn = useColumnByColumn(columns, startColumn)
  const classes = timeGrid()
  return (
    <div ref={root} className={classes.root} data-dragging={held?.by === 'pointer' || undefined}>
      <section
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, also when it is empty
        tabIndex={0}
        className={classes.scroller}
        data-scroller
        {...grid.listeners}
      >
        <div
          className={classes.grid}
          style={{
            gridTemplateColumns: `${axis}rem ${columns.map((column) => `minmax(${narrowestOf(column)}rem, 1fr)`).join(' ')}`,
            minInlineSize: `${columns.reduce((sum, column) => sum + narrowestOf(column), axis)}rem`,
          }}
        >
          <div className={classes.corner} />
          {columns.map((column) => (
            <div
              key={column.key}
              className={timeGrid({ mark: column.mark }).head}
              aria-hidden="true"
              aria-current={column.isToday}
            >
              <span>{column.label}</span>
              {column.note && <span className={classes.headNote}>{column.note}</span>}
            </div>
          ))}
          <div aria-hidden="true" className={classes.axis} style={{ blockSize: `${height}rem` }}>
            {hours.map((hour) => (
              <span
                key={hour}
                className={classes.hour}
                style={{ insetBlockStart: `${((hour - day.from) / (day.until - day.from)) * 100}%` }}
              >
                {clock(hour)}
              </span>
            ))}
          </div>
          {columns.map((column) => {
            const own: readonly Block[] = (isDrawn(column.key) && byColumn.get(column.key)) || none
            return (
              <TimeGridColumn
                key={column.key}
                column={column}
                blocks={own}
                day={day}
                slot={slot}
                lanes={lanes.get(column.key) ?? noLanes}
                look={look}
                stop={own.some(({ id }) => id === (stop ?? first)) ? (stop ?? first) : undefined}
                heldId={own.some(({ id }) => id === held?.block.id) ? held?.block.id : undefined}
                ghost={held?.place.column === column.key ? held : undefined}
                isPickable={onPick !== undefined || held !== undefined}
              />
            )
          })}
        </div>
      </section>
      <p id={hint} hidden>
        {words.keys}
      </p>
      <div role="status">
        <VisuallyHidden>{grid.said}</VisuallyHidden>
      </div>
      {held?.by === 'keys' && (
        <div className={classes.bar}>
          <p className={classes.barText}>
            {words.moving(grid.describe(held.block, held.place))}
            <span className={classes.keys}>{words.keys}</span>
          </p>
          {actions?.(held.block)}
          <Button variant="outline" size="sm" onClick={grid.putBack}>
            {words.giveUp}
          </Button>
          <Button size="sm" onClick={grid.drop}>
            {words.drop}
          </Button>
        </div>
      )}
    </div>
  )
}

const none: never[] = []
const noLanes = new Map<number, Lane>()
const axis = 3.25
/** A short name can be read, however many stand side by side; in rem. */
const narrowestLane = 5.5

/** Rem of a minute: a slot of ten minutes can be hit, one of thirty holds two lines. */
const scaleOf = (slot: number) => (1.5 + Math.min(1, Math.max(0, (slot - 10) * 0.05))) / slot
