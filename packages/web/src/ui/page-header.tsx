import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageHeader } from 'styled-system/recipes'
import { Link } from 'wouter'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** the page this one lies below */
  back?: { href: string; label: string }
  /** the primary action, last */
  actions?: ReactNode
}

export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  const classes = pageHeader()
  return (
    <header className={classes.root}>
      <div className={classes.text}>
        {back && (
          <Link href={back.href} className={classes.back}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <h1 className={classes.title}>{title}</h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
