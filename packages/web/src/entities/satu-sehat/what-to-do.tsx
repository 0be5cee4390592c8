import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { PlaceLink } from './place-link'
import type { SatuSehatVisit } from './satu-sehat-query'
import { useToDo } from './use-to-do'

/** What has to be done next so that a visit is sent, as a link to its place where the user may change something there. */
export function WhatToDo({ visit }: { visit: SatuSehatVisit }) {
  const { toDo } = useTexts()['satu-sehat']
  const task = useToDo()(visit)
  if (!task) return null
  const { sentence, place, more } = task
  return (
    <span>
      <PlaceLink place={place}>{sentence}</PlaceLink>
      {more > 0 && <span className={css({ color: 'muted' })}> {toDo.more({ count: more })}</span>}
    </span>
  )
}
