import type { ReactNode } from 'react'
import { printing } from 'styled-system/recipes'

interface SheetTableProps {
  label: string
  columns: readonly string[]
  /** Another look than that of amounts below each other. */
  className?: string
  /** The rows. */
  children: ReactNode
}

/** A table on paper. On a narrow screen it scrolls by itself. */
export function SheetTable({ label, columns, className, children }: SheetTableProps) {
  const classes = printing()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
    <section aria-label={label} tabIndex={0} className={classes.wide}>
      <table className={className ?? classes.items}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
