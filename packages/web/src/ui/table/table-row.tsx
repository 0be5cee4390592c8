import { type MouseEvent as Click, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { table } from 'styled-system/recipes'
import { Skeleton } from '../feedback/skeleton'
import type { Column } from './column'

export interface RowProps<Row> {
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  density?: 'dense' | 'roomy'
  /** It has more columns than a tablet has room for, and none may be left out. */
  wide?: boolean
}

/** Drawn anew only when what it shows has changed: a list is drawn at every key of its search. */
export function TableRow<Row>({
  row,
  link,
  columns,
  actions,
  density,
  wide,
}: RowProps<Row> & { row: Row; link?: string }) {
  return useMemo(() => {
    const classes = table({ density, wide })
    return (
      <tr className={classes.row}>
        {columns.map((column, index) => (
          <Cell key={column.key} column={column} density={density} wide={wide} identity={index === 0}>
            {index === 0 && link !== undefined ? (
              <a href={link} className={classes.link}>
                {isolated(column.cell(row))}
              </a>
            ) : (
              isolated(column.cell(row))
            )}
          </Cell>
        ))}
        {actions && <td className={classes.actions}>{actions(row)}</td>}
      </tr>
    )
  }, [row, link, columns, actions, density, wide])
}

/** In a list from right to left, "21 hours ago" and 09:00–12:00 are still read from left to right. */
const isolated = (shown: ReactNode) => (typeof shown === 'string' && shown !== '' ? <bdi>{shown}</bdi> : shown)

export function WaitingRow<Row>({ columns, actions, density, wide }: RowProps<Row>) {
  const classes = table({ density, wide })
  return (
    <tr className={classes.row}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={{ ...column, fit: false }} density={density} wide={wide} identity={index === 0}>
          <Skeleton shape={index === 0 ? 'text' : 'short'} />
        </Cell>
      ))}
      {actions && <td className={classes.actions} />}
    </tr>
  )
}

interface CellProps<Row> extends Pick<RowProps<Row>, 'density' | 'wide'> {
  column: Column<Row>
  identity: boolean
  children: ReactNode
}

function Cell<Row>({ column, density, wide, identity, children }: CellProps<Row>) {
  const { align, fit, from, header, selfEvident } = column
  const className = table({ density, align, fit, from, wide }).cell
  return identity ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td data-label={selfEvident ? undefined : header} className={className}>
      {children}
    </td>
  )
}

/** A click anywhere in the row opens it, unless it meant something else: a button, a new tab, or text to copy. */
export function openRow(event: Click, navigate: (to: string) => void) {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest('tr')?.querySelector('th[scope=row] a')
  const to = link?.getAttribute('href')
  if (!to || event.defaultPrevented) return
  if (!link?.contains(target)) {
    if (target.closest('a, button, input, label') || getSelection()?.isCollapsed === false) return
    return link?.dispatchEvent(new MouseEvent('click', event.nativeEvent))
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  navigate(to)
}

export function moveBetweenRows(event: KeyboardEvent) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('th[scope=row] a')]
  const here = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const goals: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }
  const goal = links[goals[event.key] ?? -1]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
