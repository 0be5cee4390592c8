import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { table } from 'styled-system/recipes'
import { VisuallyHidden } from '../visually-hidden'
import type { Column } from './column'

export interface HeadProps<Row> {
  /** the first column is the identity: it holds the row's link */
  columns: readonly Column<Row>[]
  /** the row's menu; actionsLabel names its column */
  actions?: (row: Row) => ReactNode
  actionsLabel?: string
  /** the wire's word: name, or -name for descending */
  sort?: string
  onSort?: (sort: string) => void
  wide?: boolean
}

export function TableHead<Row>({ columns, actions, actionsLabel, wide, ...sorting }: HeadProps<Row>) {
  const classes = table({ wide })
  return (
    <thead className={classes.head}>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} {...sorting} />
        ))}
        {actions && (
          <th scope="col" className={classes.headCell}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

const directions = { ascending: ArrowUp, descending: ArrowDown }

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<HeadProps<Row>, 'sort' | 'onSort'>) {
  const { key, header, align, from } = column
  const classes = table({ align, from })
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
  const Arrow = direction && directions[direction]
  return (
    <th scope="col" aria-sort={direction} className={classes.headCell}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort(direction === 'ascending' ? `-${key}` : key)}
        >
          {header}
          {Arrow && <Arrow aria-hidden="true" />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}
