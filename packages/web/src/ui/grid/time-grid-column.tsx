import { useMemo } from 'react'
import { timeGrid } from 'styled-system/recipes'
import type { Mark } from '../mark'
import { VisuallyHidden } from '../visually-hidden'
import { clock, closedParts, type GridBlock, type Lane, type Stretch } from './time-grid-layout'
import type { GridColumn, GridLook, GridTone } from './time-grid-props'
import type { Held } from './use-time-grid'

interface TimeGridColumnProps<Block extends GridBlock> {
  column: GridColumn
  blocks: readonly Block[]
  day: Stretch
  slot: number
  lanes: ReadonlyMap<number, Lane>
  look: GridLook<Block>
  /** Whether the lower edge of a block can be dragged. */
  canMove: (block: Block) => boolean
  /** The block that Tab leads to, if it stands here. */
  stop?: number
  heldId?: number
  /** The block that would be dropped here, and why it cannot be. */
  ghost?: Held<Block>
  problem?: string
  isPickable: boolean
}

export function TimeGridColumn<Block extends GridBlock>(props: TimeGridColumnProps<Block>) {
  const { column, blocks, day, slot, lanes, look, canMove, stop, heldId, ghost, problem, isPickable } = props
  const { label, note, open, blocked = [], now } = column
  const minutes = day.until - day.from
  const part = (length: number) => `${(length / minutes) * 100}%`
  const stretch = ({ from, until }: Stretch) => ({
    insetBlockStart: part(from - day.from),
    blockSize: part(until - from),
  })
  const classes = timeGrid()
  return (
    <div
      data-column={column.key}
      data-pick={isPickable || undefined}
      className={classes.column}
      style={{ backgroundSize: `100% ${part(60)}, 100% ${part(slot)}` }}
    >
      {closedParts(open, day).map((closed) => (
        <div key={closed.from} className={classes.closed} style={stretch(closed)} />
      ))}
      {blocked.map(({ label: why, from, until }) => (
        <p key={`${from} ${why}`} className={classes.blocked} style={stretch(within({ from, until }, day))}>
          <span className={classes.blockedLabel}>
            <bdi>{why}</bdi>
          </span>
        </p>
      ))}
      <ul aria-label={note ? `${label}, ${note}` : label} className={classes.list}>
        {blocks.map((block) => (
          <Item
            key={block.id}
            block={block}
            start={part(block.from - day.from)}
            size={part(block.until - block.from)}
            look={look}
            isStop={block.id === stop}
            isHeld={block.id === heldId}
            isSizable={canMove(block)}
            {...(lanes.get(block.id) ?? alone)}
          />
        ))}
      </ul>
      {ghost && (
        <div
          aria-hidden="true"
          data-ghost
          data-problem={problem !== undefined || undefined}
          className={classes.ghost}
          style={stretch({
            from: ghost.place.from,
            until: ghost.place.from + ghost.place.minutes,
          })}
        >
          <bdi dir="ltr">
            {clock(ghost.place.from)}–{clock(ghost.place.from + ghost.place.minutes)}
          </bdi>
          {problem && <span className={classes.ghostProblem}>{problem}</span>}
        </div>
      )}
      {now !== undefined && now >= day.from && now <= day.until && (
        <div aria-hidden="true" className={classes.now} style={{ insetBlockStart: part(now - day.from) }} />
      )}
    </div>
  )
}

const within = ({ from, until }: Stretch, day: Stretch) => ({
  from: Math.max(from, day.from),
  until: Math.min(until, day.until),
})

const alone: Lane = { lane: 0, lanes: 1 }

interface ItemProps<Block extends GridBlock> extends Lane {
  block: Block
  start: string
  size: string
  look: GridLook<Block>
  isStop: boolean
  isHeld: boolean
  isSizable: boolean
}

/** Drawn anew only when what it shows has changed: a grid is drawn at every step of a move. */
function Item<Block extends GridBlock>(props: ItemProps<Block>) {
  const { block, start, size, look, isStop, isHeld, isSizable, lane, lanes } = props
  return useMemo(() => {
    return (
      <li
        className={plain.item}
        style={{
          insetBlockStart: start,
          blockSize: size,
          insetInlineStart: `${(lane / lanes) * 100}%`,
          inlineSize: `${100 / lanes}%`,
        }}
      >
        <button
          type="button"
          data-block={block.id}
          data-held={isHeld || undefined}
          tabIndex={isStop ? 0 : -1}
          className={blockClass({
            tone: look.toneOf(block),
            mark: look.markOf?.(block),
            crossed: look.isCrossed(block),
            tentative: look.isTentative?.(block) ?? false,
          })}
        >
          {/* the name says more than there is room for, and begins with what is seen */}
          <VisuallyHidden>{look.nameOf(block)}</VisuallyHidden>
          <span aria-hidden="true" className={plain.face}>
            {look.render(block)}
          </span>
          {isSizable && <span aria-hidden="true" data-edge className={plain.edge} />}
        </button>
      </li>
    )
  }, [block, start, size, look, isStop, isHeld, isSizable, lane, lanes])
}

const plain = timeGrid()
const blockClasses = new Map<string, string>()

/** The class of a block is worked out once for all that look alike: a recipe names every slot it has. */
function blockClass(look: { tone: GridTone; mark: Mark | undefined; crossed: boolean; tentative: boolean }) {
  const key = Object.values(look).join()
  const known = blockClasses.get(key) ?? timeGrid(look).block
  blockClasses.set(key, known)
  return known
}
