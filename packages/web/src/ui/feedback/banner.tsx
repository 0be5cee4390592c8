import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { banner } from 'styled-system/recipes'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface BannerProps {
  tone?: keyof typeof icons
  title?: string
  children?: ReactNode
  action?: ReactNode
}

/** A notice in the flow of the page. An error is announced at once. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const classes = banner({ tone })
  const Icon = icons[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes.root}>
      <Icon aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
