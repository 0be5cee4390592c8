import { css } from 'styled-system/css'

/** What stands about a patient on a sheet, name and value. */
export function SheetFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={list}>
      {facts.map(([name, value]) => (
        <div key={name} className={css({ display: 'flex', gap: '[0.5em]' })}>
          <dt className={css({ minWidth: '[11em]' })}>{name}</dt>
          <dd className={css({ fontWeight: 'medium' })}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 20em), 1fr))]',
  gap: '[0.25em 1.5em]',
})
