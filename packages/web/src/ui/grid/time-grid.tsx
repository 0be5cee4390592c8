import '../../calendar.css'
import { useId, useMemo, useRef } from 'react'
import { timeGrid } from 'styled-system/recipes'
import { Button } from '../button'
import { VisuallyHidden } from '../visually-hidden'
import { TimeGridColumn } from './time-grid-column'
import { clock, type GridBlock, type Lane, lanesOf, readingOrder } from './time-grid-layout'
import type { GridColumn, TimeGridProps } from './time-grid-props'
import { useColumnByColumn } from './use-column-by-column'
import { useTimeGrid } from './use-time-grid'

/**
 * A day, or several, in columns. Arrow keys walk the blocks, Enter opens one; `m` lifts it: then arrows move it,
 * with Shift they change how long it is, Enter drops it, Escape puts it back. A pointer drags it, or its lower edge. Every step is told.
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
                canMove={props.canMove}
                stop={own.some(({ id }) => id === (stop ?? first)) ? (stop ?? first) : undefined}
                heldId={own.some(({ id }) => id === held?.block.id) ? held?.block.id : undefined}
                ghost={held?.place.column === column.key ? held : undefined}
                problem={held?.place.column === column.key ? props.problemAt?.(held.block, held.place) : undefined}
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
