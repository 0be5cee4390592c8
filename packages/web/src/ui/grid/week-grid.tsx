import '../../schedules.css'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { weekGrid } from 'styled-system/recipes'
import type { Mark } from '../mark'
import { VisuallyHidden } from '../visually-hidden'
import { moveInWeek } from './week-grid-keys'

export interface WeekDay {
  /** YYYY-MM-DD */
  date: string
  /** the weekday and the day */
  label: string
  /** a quiet line: when it is open */
  hint?: string
  isClosed?: boolean
  isToday?: boolean
}

export interface WeekRow {
  key: string
  header: ReactNode
}

export interface WeekBlock {
  key: string
  row: string
  date: string
  /** The row and day, for screen readers. */
  about: string
  content: ReactNode
  mark?: Mark
  /** It does not take place. */
  isCrossed?: boolean
  /** It stands where another one stands. */
  isConflict?: boolean
  /** Of somebody from outside. */
  isStriped?: boolean
}

/** A last row, of all the others together. */
export interface WeekFoot {
  header: string
  of: (date: string) => ReactNode
}

interface WeekGridProps {
  label: string
  /** names the column of the rows */
  corner: string
  /** the help about keys */
  keys: string
  days: readonly WeekDay[]
  rows: readonly WeekRow[]
  blocks: readonly WeekBlock[]
  /** the note above the blocks of a cell: an absence */
  noteOf?: (row: string, date: string) => ReactNode
  onOpen: (block: WeekBlock) => void
  foot?: WeekFoot
  /** an empty place is chosen; without it nothing can be */
  add?: { label: (row: WeekRow, day: WeekDay) => string; onAdd: (row: string, date: string) => void }
  /** a block is dragged to another row of its day; without it blocks stay */
  onMove?: (block: WeekBlock, row: string) => void
  /** days: one below the other, for a phone */
  layout: 'week' | 'days'
  /** the text of an empty day */
  nothing: string
}

/** A week: rows by days. Arrow keys walk the blocks and the empty places, Enter opens one. */
export function WeekGrid(props: WeekGridProps) {
  return props.layout === 'days' ? <Days {...props} /> : <Week {...props} />
}

function Week({ label, corner, keys, days, rows, blocks, noteOf, onOpen, add, onMove, foot }: WeekGridProps) {
  const hint = useId()
  const [stop, setStop] = useState<string>()
  const [held, setHeld] = useState<WeekBlock>()
  const classes = weekGrid()
  const placeOf = (row: WeekRow, day: WeekDay) => `${row.key} ${day.date}`
  const places = rows.flatMap((row) =>
    days.flatMap((day) => [
      ...blocks.filter((block) => block.row === row.key && block.date === day.date).map(({ key }) => key),
      ...(add ? [placeOf(row, day)] : []),
    ]),
  )
  // one place of all is reached by Tab, the others by arrows
  const reached = stop !== undefined && places.includes(stop) ? stop : places[0]
  const reach = (place: string) => ({ tabIndex: place === reached ? 0 : -1, onFocus: () => setStop(place) })
  return (
    <div className={classes.scroller}>
      <table aria-label={label} aria-describedby={hint} className={classes.table} onKeyDown={moveInWeek}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {corner}
            </th>
            {days.map((day) => (
              <th key={day.date} scope="col" aria-current={day.isToday ? 'date' : undefined} className={classes.head}>
                <span data-day className={classes.day}>
                  {day.label}
                </span>
                {day.hint && <span className={classes.hint}>{day.hint}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={classes.row}>
              <th scope="row" className={classes.name}>
                {row.header}
              </th>
              {days.map((day) => (
                <td
                  key={day.date}
                  data-closed={day.isClosed || undefined}
                  data-target={held?.date === day.date || undefined}
                  className={classes.cell}
                  onDragOver={(event) => held?.date === day.date && event.preventDefault()}
                  onDrop={() => held && held.row !== row.key && onMove?.(held, row.key)}
                >
                  <div className={classes.stack}>
                    {noteOf?.(row.key, day.date)}
                    {blocks
                      .filter((block) => block.row === row.key && block.date === day.date)
                      .map((block) => (
                        <Block
                          key={block.key}
                          block={block}
                          onOpen={onOpen}
                          onHold={onMove && setHeld}
                          {...reach(block.key)}
                        />
                      ))}
                    {add && (
                      <button
                        type="button"
                        aria-label={add.label(row, day)}
                        className={classes.add}
                        onClick={() => add.onAdd(row.key, day.date)}
                        {...reach(placeOf(row, day))}
                      >
                        <Plus aria-hidden="true" />
                      </button>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row" className={classes.name}>
                {foot.header}
              </th>
              {days.map((day) => (
                <td key={day.date} data-closed={day.isClosed || undefined} className={classes.cell}>
                  {foot.of(day.date)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <p id={hint} hidden>
        {keys}
      </p>
    </div>
  )
}

function Days({ label, days, rows, blocks, noteOf, onOpen, nothing, foot }: WeekGridProps) {
  const classes = weekGrid()
  return (
    <section aria-label={label} className={classes.days}>
      {days.map((day) => {
        const busy = rows
          .map((row) => ({
            row,
            note: noteOf?.(row.key, day.date),
            own: blocks.filter((block) => block.row === row.key && block.date === day.date),
          }))
          .filter(({ own, note }) => own.length > 0 || note)
        return (
          <section key={day.date} data-today={day.isToday || undefined} className={classes.section}>
            <h3 className={classes.title}>
              {day.label}
              {day.hint && <span className={classes.hint}>{day.hint}</span>}
            </h3>
            {foot?.of(day.date)}
            {busy.length === 0 && <p className={classes.quiet}>{nothing}</p>}
            {busy.map(({ row, own, note }) => (
              <div key={row.key} className={classes.item}>
                {row.header && <div>{row.header}</div>}
                {note}
                {own.map((block) => (
                  <Block key={block.key} block={block} onOpen={onOpen} />
                ))}
              </div>
            ))}
          </section>
        )
      })}
    </section>
  )
}

interface BlockProps {
  block: WeekBlock
  onOpen: (block: WeekBlock) => void
  /** it is dragged, or dropped */
  onHold?: (block: WeekBlock | undefined) => void
  tabIndex?: number
  onFocus?: () => void
}

function Block({ block, onOpen, onHold, ...place }: BlockProps) {
  const { mark, isCrossed, isConflict, isStriped } = block
  const look = {
    mark,
    crossed: isCrossed || undefined,
    conflict: isConflict || undefined,
    striped: isStriped || undefined,
  }
  return (
    <button
      {...place}
      type="button"
      className={weekGrid(look).block}
      draggable={onHold !== undefined}
      onDragStart={() => onHold?.(block)}
      onDragEnd={() => onHold?.(undefined)}
      onClick={() => onOpen(block)}
    >
      <VisuallyHidden>{`${block.about} `}</VisuallyHidden>
      {block.content}
    </button>
  )
}
