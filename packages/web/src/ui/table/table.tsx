import { table } from 'styled-system/recipes'
import { useLocation } from 'wouter'
import { type HeadProps, TableHead } from './table-head'
import { moveBetweenRows, openRow, type RowProps, TableRow, WaitingRow } from './table-row'

interface TableProps<Row> extends HeadProps<Row>, RowProps<Row> {
  /** the name of the rows, for a screen reader */
  label: string
  /** undefined while loading: skeleton rows stand in */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** undefined for a row that leads nowhere */
  href?: (row: Row) => string | undefined
  skeletonRows?: number
}

/** Arrow keys walk the rows, Enter or a click opens one; below 640 px each row is a card, in a `wide` table also where the table itself is narrow. */
export function Table<Row>({ skeletonRows = 10, ...props }: TableProps<Row>) {
  const { label, rows, rowKey, href } = props
  const [, navigate] = useLocation()
  const classes = table()
  const waiting = Array.from({ length: skeletonRows }, (_, row) => `row-${row}`)
  return (
    <div className={classes.frame}>
      <table aria-label={label} aria-busy={!rows} className={classes.root}>
        <TableHead {...props} />
        <tbody onKeyDown={moveBetweenRows} onClick={(event) => openRow(event, navigate)}>
          {rows
            ? rows.map((row) => <TableRow key={rowKey(row)} row={row} link={href?.(row)} {...props} />)
            : waiting.map((key) => <WaitingRow key={key} {...props} />)}
        </tbody>
      </table>
    </div>
  )
}
