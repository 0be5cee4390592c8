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
  sortable?: boolean
}
