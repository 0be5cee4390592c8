import type { MouseEvent as Click, KeyboardEvent, ReactNode } from 'react'
import { table } from 'styled-system/recipes'
import { Link } from 'wouter'
import { Skeleton } from './skeleton'
import type { Column, TableProps } from './table'

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'href' | 'actions' | 'density'>

export function TableRow<Row>({ row, columns, href, actions, density }: RowProps<Row> & { row: Row }) {
  const classes = table({ density })
  return (
    <tr className={classes.row}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} density={density} identity={index === 0}>
          {index === 0 && href ? (
            <Link href={href(row)} className={classes.link}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
      {actions && <td className={classes.actions}>{actions(row)}</td>}
    </tr>
  )
}

export function WaitingRow<Row>({ columns, actions, density }: RowProps<Row>) {
  const classes = table({ density })
  return (
    <tr className={classes.row}>
      {columns.map((column, index) => (
        <Cell key={column.key} column={{ ...column, fit: false }} density={density} identity={index === 0}>
          <Skeleton shape={index === 0 ? 'text' : 'short'} />
        </Cell>
      ))}
      {actions && <td className={classes.actions} />}
    </tr>
  )
}

interface CellProps<Row> extends Pick<RowProps<Row>, 'density'> {
  column: Column<Row>
  identity: boolean
  children: ReactNode
}

function Cell<Row>({ column, density, identity, children }: CellProps<Row>) {
  const { align, fit, from, header } = column
  const className = table({ density, align, fit, from }).cell
  return identity ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td data-label={header} className={className}>
      {children}
    </td>
  )
}

/** A click anywhere in the row is a click on its link, unless it meant something else: a button, or text to copy. */
export function openRow(event: Click) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label')) return
  if (getSelection()?.isCollapsed === false) return
  event.target.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', event.nativeEvent))
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
