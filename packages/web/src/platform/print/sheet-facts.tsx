import type { ReactNode } from 'react'
import { printing } from 'styled-system/recipes'

/** What stands about a patient on a sheet, name and value. */
export function SheetFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const classes = printing()
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.term}>{name}</dt>
          <dd className={classes.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
