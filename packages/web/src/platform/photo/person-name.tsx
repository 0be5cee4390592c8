import { css } from 'styled-system/css'
import { PersonAvatar } from './person-avatar'
import type { Pictured } from './photo-query'

/** Who a row of a list is about. */
export function PersonName({ person }: { person: Pictured }) {
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
      <PersonAvatar person={person} />
      <bdi className={css({ minWidth: '0' })}>{person.name}</bdi>
    </span>
  )
}
