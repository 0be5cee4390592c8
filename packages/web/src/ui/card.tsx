import '../parts.css'
import { type ReactNode, useId } from 'react'
import { card } from 'styled-system/recipes'

interface CardProps {
  title?: string
  /** small buttons beside the title */
  actions?: ReactNode
  /** content reaches the edges, as tables and lists do */
  flush?: boolean
  children: ReactNode
}

export function Card({ title, actions, flush, children }: CardProps) {
  const id = useId()
  const classes = card({ flush })
  return (
    <section aria-labelledby={title ? id : undefined} className={classes.root}>
      {(title || actions) && (
        <header className={classes.header}>
          {title && (
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  )
}
