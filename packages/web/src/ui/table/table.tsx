import type { ReactNode } from 'react'
import { table } from 'styled-system/recipes'
import { useLocation } from 'wouter'
import { TableHead } from './table-head'
import { moveBetweenRows, openRow, TableRow, WaitingRow } from './table-row'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** as narrow as its content, on one line */
  fit?: boolean
  /** lg: left out between 640 and 1024 px */
  from?: 'all' | 'lg'
  sortable?: boolean
}

export interface TableProps<Row> {
  /** what the rows are, for a screen reader */
  label: string
  /** the first column is the identity: it holds the row's link */
  columns: readonly Column<Row>[]
  /** undefined while loading: skeleton rows stand in */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  href?: (row: Row) => string
  /** the row's menu; actionsLabel names its column */
  actions?: (row: Row) => ReactNode
  actionsLabel?: string
  /** the wire's word: name, or -name for descending */
  sort?: string
  onSort?: (sort: string) => void
  skeletonRows?: number
  density?: 'dense' | 'roomy'
}

/** Arrow keys walk the rows, Enter or a click opens one; below 640 px each row is a card. */
export function Table<Row>({ skeletonRows = 10, ...props }: TableProps<Row>) {
  const { label, rows, rowKey, href } = props
  const [, navigate] = useLocation()
  const waiting = Array.from({ length: skeletonRows }, (_, row) => `row-${row}`)
  return (
    <table aria-label={label} aria-busy={!rows} className={table().root}>
      <TableHead {...props} />
      <tbody onKeyDown={moveBetweenRows} onClick={(event) => openRow(event, navigate)}>
        {rows
          ? rows.map((row) => <TableRow key={rowKey(row)} row={row} link={href?.(row)} {...props} />)
          : waiting.map((key) => <WaitingRow key={key} {...props} />)}
      </tbody>
    </table>
  )
}
