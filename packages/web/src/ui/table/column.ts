import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** as narrow as its content, on one line */
  fit?: boolean
  /** lg: left out between 640 and 1024 px */
  from?: 'all' | 'lg'
  /** its values say what they are: the card of a phone shows them without the column's name */
  selfEvident?: boolean
  sortable?: boolean
}
