import { figure } from 'styled-system/recipes'
import { Link } from 'wouter'

interface FigureProps {
  label: string
  value: string | number
  /** in words: "3 more than yesterday" */
  change?: { text: string; tone?: 'neutral' | 'success' | 'warning' | 'error' }
  /** the rows behind the number */
  href?: string
}

export function Figure({ label, value, change, href }: FigureProps) {
  const classes = figure({ tone: change?.tone })
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {change && <span className={classes.change}>{change.text}</span>}
    </>
  )
  return href ? (
    <Link href={href} className={classes.root}>
      {content}
    </Link>
  ) : (
    <div className={classes.root}>{content}</div>
  )
}
