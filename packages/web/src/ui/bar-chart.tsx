import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { barChart } from 'styled-system/recipes'

interface BarChartProps {
  label: string
  /** value: below 0 it has no bar; shown: the value in words, where the plain number is not enough; tick: a shorter label for below the bar */
  bars: readonly { label: string; value: number; shown?: string; tick?: ReactNode }[]
  /** the two column names of the table behind the picture */
  columns: readonly [string, string]
}

/** A picture for the eye, and the same as a table for everyone else. */
export function BarChart({ label, bars, columns }: BarChartProps) {
  const classes = barChart()
  const highest = Math.max(...bars.map((bar) => bar.value), 1)
  return (
    <figure className={classes.root}>
      <div aria-hidden="true" className={classes.bars}>
        {bars.map((bar) => {
          const height = (Math.max(bar.value, 0) / highest) * 100
          return (
            <div key={bar.label} className={classes.bar}>
              <span className={classes.value}>{bar.shown ?? bar.value}</span>
              <svg aria-hidden="true" viewBox="0 0 10 100" preserveAspectRatio="none" className={classes.drawing}>
                <rect data-track width="10" height="100" />
                <rect data-bar width="10" y={100 - height} height={height} />
              </svg>
              <span className={classes.label}>{bar.tick ?? bar.label}</span>
            </div>
          )
        })}
      </div>
      <div className={css({ srOnly: true })}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.shown ?? bar.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
