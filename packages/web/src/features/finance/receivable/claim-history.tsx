import { css } from 'styled-system/css'
import type { Claim } from '../../../entities/claim/claim-query'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'

/** What happened to the claim: when, by whom, why; the latest first. */
export function ClaimHistory({ claim: { moves } }: { claim: Claim }) {
  const { page, moves: words } = useTexts().claim
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  return (
    <Card title={page.moves()}>
      <ol className={entries}>
        {moves.toReversed().map(({ event, at, user_name, amount, reason }) => (
          <li key={`${at} ${event}`} className={entry}>
            <b>{[wordOf(event, words), ...(amount === null ? [] : [money(amount)])].join(' · ')}</b>
            <span className={small}>
              <bdi>{page.move({ name: isolated(user_name), when: dateTime(at) })}</bdi>
            </span>
            {reason && <bdi>{reason}</bdi>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const entries = css({ display: 'grid', gap: '3' })
const entry = css({ display: 'grid' })
const small = css({ textStyle: 'small', color: 'muted' })

type Words = TranslationFunctions['claim']['moves']

/** The word of an event: `claim.submit` is `submit`. */
function wordOf(event: string, words: Words) {
  const name = event.slice(event.indexOf('.') + 1)
  return isKnown(name, words) ? words[name]() : words.other()
}

const isKnown = (name: string, words: Words): name is keyof Words & string => name in words
