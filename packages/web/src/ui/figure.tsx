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
      <span className={classes.value} style={{ fontSize: fitting(String(value)) }}>
        {value}
      </span>
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

/** A figure stays in one line, also where the card is half a phone wide: its digits are some 0.57 of their height wide. */
const fitting = ({ length }: string) => `clamp(0.875rem, min(15cqi, ${Math.floor(170 / length)}cqi), 1.875rem)`
