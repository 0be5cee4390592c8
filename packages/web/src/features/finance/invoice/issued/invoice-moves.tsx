import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import type { TranslationFunctions } from '../../../../i18n/i18n-types'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { isolated } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'

/** What happened to an invoice: when, by whom, why; the latest first. */
export function InvoiceMoves({ moves }: { moves: readonly Schema<'InvoiceMove'>[] }) {
  const { page, moves: words } = useTexts().invoice
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return (
    <ol className={css({ display: 'grid', gap: '3' })}>
      {moves.toReversed().map(({ event, at, user_name, reason }) => (
        <li key={`${at} ${event}`} className={css({ display: 'grid' })}>
          <b>{wordOf(event, words)}</b>
          <span className={css({ textStyle: 'small', color: 'muted' })}>
            <bdi>{page.move({ name: isolated(user_name), when: dateTime(at) })}</bdi>
          </span>
          {reason && <bdi>{reason}</bdi>}
        </li>
      ))}
    </ol>
  )
}

type Words = TranslationFunctions['invoice']['moves']

/** The word of an event: `invoice.issue` is `issue`. */
function wordOf(event: string, words: Words) {
  const name = event.slice(event.indexOf('.') + 1)
  return isKnown(name, words) ? words[name]() : words.other()
}

const isKnown = (name: string, words: Words): name is keyof Words & string => name in words
