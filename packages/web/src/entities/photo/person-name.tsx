import { css } from 'styled-system/css'
import { PersonAvatar } from './person-avatar'
import type { Pictured } from './photo-query'

/** Shows the person of a row, by their name or with titles. */
export function PersonName({ person, title = person.name }: { person: Pictured; title?: string }) {
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
      <PersonAvatar person={person} />
      <bdi className={css({ minWidth: '0' })}>{title}</bdi>
    </span>
  )
}
