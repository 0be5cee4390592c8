import '../../bulk.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { windowedTable } from 'styled-system/recipes'
import { Skeleton } from '../feedback/skeleton'

export interface WindowedColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** a track of a grid: `5rem`, `minmax(0, 2fr)` */
  width: string
  /** only where the table is wide, or narrow */
  from?: 'all' | 'wide' | 'narrow'
}

interface WindowedTableProps<Row> {
  /** the name of the rows, for a screen reader */
  label: string
  /** the same between two drawings, or every row is drawn at every turn of the wheel */
  columns: readonly WindowedColumn<Row>[]
  count: number
  /** undefined while it is on its way */
  row: (index: number) => Row | undefined
  /** the first and the last row that are drawn: what they say is wanted */
  onRange: (first: number, last: number) => void
  /** a row was walked to, or pressed */
  onCurrent?: (index: number) => void
  /** Enter was pressed on the current row */
  onOpen?: (index: number) => void
}

const rowHeight = 52
const headHeight = 44
const around = 8

/**
 * A table of any length: only the rows in sight are drawn. Arrow keys walk the rows, Page Up and Page Down go by what is
 * in sight, Home and End to the first and the last.
 */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const { label, columns, count, row, onRange, onCurrent, onOpen } = props
  const id = useId()
  const scroller = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<number>()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: around,
    // the head stands above the rows and stays there
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
  })
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? 0]
  useEffect(() => onRange(first, last), [first, last, onRange])

  const current = chosen === undefined ? undefined : Math.min(chosen, count - 1)
  const isDrawn = current !== undefined && drawn.some(({ index }) => index === current)
  const choose = (index: number) => {
    setChosen(index)
    onCurrent?.(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current !== undefined && current >= 0) {
      // a dialog that opens would get the same key press
      event.preventDefault()
      return onOpen?.(current)
    }
    const goal = goalOf(event.key, { here: current, count, page: pageOf(scroller.current) })
    if (goal === undefined) return
    event.preventDefault()
    choose(goal)
    virtual.scrollToIndex(goal)
  }

  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('tr')?.dataset.index : undefined
    if (pressed !== undefined) choose(Number(pressed))
  }

  const classes = windowedTable()
  return (
    <div className={classes.root}>
      <table
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which the keys go from row to row
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-activedescendant={isDrawn ? `${id}${current}` : undefined}
        tabIndex={0}
        className={classes.scroller}
        style={tracksOf(columns)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1} className={classes.headRow}>
            {columns.map(({ key, header, from }) => (
              <th key={key} scope="col" className={windowedTable({ from }).headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }) => (
            <Row
              key={index}
              id={`${id}${index}`}
              index={index}
              isCurrent={index === current}
              offset={start - headHeight}
              columns={columns}
              row={row(index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Value> {
  id: string
  index: number
  isCurrent: boolean
  offset: number
  columns: readonly WindowedColumn<Value>[]
  row: Value | undefined
}

/** Drawn anew only when what it shows has changed: the table is drawn at every turn of the wheel. */
function Row<Value>({ id, index, isCurrent, offset, columns, row }: RowProps<Value>) {
  return useMemo(
    () => (
      <tr
        id={id}
        data-index={index}
        aria-rowindex={index + 2}
        aria-selected={isCurrent}
        className={windowedTable().row}
        style={{ blockSize: rowHeight, transform: `translateY(${offset}px)` }}
      >
        {columns.map(({ key, cell, from }) => {
          const classes = windowedTable({ from })
          return (
            <td key={key} className={classes.cell}>
              {row === undefined ? <Skeleton shape="text" /> : <span className={classes.text}>{cell(row)}</span>}
            </td>
          )
        })}
      </tr>
    ),
    [id, index, isCurrent, offset, columns, row],
  )
}

/** How many rows a page is: one less than are in sight, so that the eye finds where it was. */
const pageOf = (scroller: HTMLElement | null) =>
  Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headHeight) / rowHeight) - 1)

function goalOf(key: string, { here = -1, count, page }: { here?: number; count: number; page: number }) {
  const goals: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    PageDown: here + page,
    PageUp: here - page,
    Home: 0,
    End: count - 1,
  }
  const goal = goals[key]
  return goal === undefined || count === 0 ? undefined : Math.min(Math.max(goal, 0), count - 1)
}

/** The columns as the sheet knows them: those of a wide table, and those of a narrow one. */
function tracksOf(columns: readonly { width: string; from?: string }[]) {
  const tracks = (without: string) =>
    columns
      .filter(({ from }) => from !== without)
      .map(({ width }) => width)
      .join(' ')
  // rows come and go above what is read: nothing is to be held in its place but by its own measure
  return { overflowAnchor: 'none' as const, '--wide': tracks('narrow'), '--narrow': tracks('wide') }
}
