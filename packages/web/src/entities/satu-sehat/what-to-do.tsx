import { canCall } from '@clinic/core/access'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import type { SatuSehatVisit } from './satu-sehat-query'
import { useToDo } from './use-to-do'

/** What has to be done next so that a visit is sent, as a link to its place where the user may change something there. */
export function WhatToDo({ visit }: { visit: SatuSehatVisit }) {
  const { toDo } = useTexts()['satu-sehat']
  const account = useAccount()
  const task = useToDo()(visit)
  if (!task) return null
  const { sentence, place, more } = task
  return (
    <span>
      {place && account && canCall(account.role.name, place.roles) ? (
        <Link href={place.href} className={link()}>
          {sentence}
        </Link>
      ) : (
        sentence
      )}
      {more > 0 && <span className={css({ color: 'muted' })}> {toDo.more({ count: more })}</span>}
    </span>
  )
}
