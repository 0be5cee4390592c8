import type { ReactNode } from 'react'
import { keyValue } from 'styled-system/recipes'
import { useUiTexts } from './ui-texts'

/** Shows the fields of a record. A missing value is named as missing, never left blank. */
export function KeyValue({ pairs }: { pairs: readonly { label: string; value?: ReactNode }[] }) {
  const texts = useUiTexts()
  const classes = keyValue()
  return (
    <dl className={classes.root}>
      {pairs.map(({ label, value }) => {
        const none = value === undefined || value === null || value === ''
        return (
          <div key={label} className={classes.pair}>
            <dt className={classes.key}>{label}</dt>
            <dd data-none={none || undefined} className={classes.value}>
              {none ? texts.none : <bdi>{value}</bdi>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
