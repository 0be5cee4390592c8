import { daysOfRest, letterKinds, letterMachine, letterStates } from '@clinic/core/letter'
import { nextState } from '@clinic/core/lifecycle'
import { Suspense, useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button, buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { Letter } from './letter-query'

const VoidLetterDialog = lazyWithRetry(() => import('./void-letter-dialog'))

/** A letter in a line or two: what it is, who signed it, and the way to its sheet. */
export function LetterRow({ letter }: { letter: Letter }) {
  const texts = useTexts().letter
  const { label } = useLabels()
  const [, area] = useLocation()[0].split('/')
  const doctor = useAccount()?.doctor_id
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const [isVoiding, setVoiding] = useState(false)
  const { id, kind, number, state, signature, is_intact, voided, content, patient } = letter
  const named = { kind: label(letterKinds, kind), number }
  const inShort = useLetterInShort()(letter)
  const canVoid = signature.doctor_id === doctor && nextState(letterMachine, state, { type: 'letter.void' }) !== null
  const classes = recipe()
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <b>{texts.heading(named)}</b>
        <ValueTag of={letterStates} value={state} />
        {content && (
          <Link
            href={`/${area}/patient/${patient.id}/letter/${id}`}
            aria-label={texts.openThis(named)}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {texts.open()}
          </Link>
        )}
        {canVoid && (
          <Button size="sm" variant="outline" aria-label={texts.void.openThis(named)} onClick={() => setVoiding(true)}>
            {texts.void.open()}
          </Button>
        )}
      </div>
      {inShort && (
        <span>
          <bdi>{inShort}</bdi>
        </span>
      )}
      <span>
        <bdi>{texts.signed({ name: signature.name, when: dateTime(signature.signed_at) })}</bdi>
      </span>
      {voided && <span>{texts.voidedBy({ name: voided.by, when: dateTime(voided.at), reason: voided.reason })}</span>}
      {!is_intact && <Banner tone="error">{texts.changed()}</Banner>}
      <Suspense>{isVoiding && <VoidLetterDialog letter={letter} onClose={() => setVoiding(false)} />}</Suspense>
    </li>
  )
}

/** Returns what a letter says in a few words. */
function useLetterInShort() {
  const texts = useTexts().letter
  const { date } = useFormat()
  return ({ content }: Letter) => {
    if (!content) return texts.clinical()
    const { sick_note, referral, remark } = content
    if (sick_note) {
      const { from, until } = sick_note
      return texts.rest({ days: daysOfRest(sick_note), from: date(from), until: date(until) })
    }
    if (referral) return texts.to({ who: [referral.specialist, referral.facility].filter(Boolean).join(', ') })
    return remark
  }
}
