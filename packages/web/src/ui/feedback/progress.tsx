import '../../bulk.css'
import { progress } from 'styled-system/recipes'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** How far it is, in words. */
  text: string
}

/** How much of something is done; who cannot see it is told in words when they ask. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const classes = progress()
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={classes.root}
    >
      <div className={classes.bar} style={{ inlineSize: `${max === 0 ? 0 : (value / max) * 100}%` }} />
    </div>
  )
}
