import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useSearchParams } from 'wouter'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { ruleIn } from '../rule-in'
import type { SatuSehatStatus } from './satu-sehat-status-query'

/** Where the list shows all that was rejected, by one rule or any, or given up: offers to send it again. */
export function SendAgain({ status }: { status: SatuSehatStatus }) {
  const { again: words } = useTexts()['satu-sehat']
  const [address] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const kind = kindIn(address)
  const count = kind ? countOf(kind, status) : 0
  if (!kind || (count === 0 && !isAsked)) return null
  const title = kind.rule === null ? words[kind.state]({ count }) : words.rule({ count, rule: String(kind.rule) })
  return (
    <div className={css({ paddingBlockEnd: '4' })}>
      <Banner
        tone="warning"
        title={title}
        action={
          <Button size="sm" variant="soft" onClick={() => setAsked(true)}>
            {words.button()}
          </Button>
        }
      >
        {kind.state === 'dead' ? words.late() : words.mend()}
      </Banner>
      <Suspense>{isAsked && <SendAgainDialog kind={kind} count={count} onClose={() => setAsked(false)} />}</Suspense>
    </div>
  )
}

type Kind = Schema<'SatuSehatSendAgainInput'>

const SendAgainDialog = lazyWithRetry(() => import('./send-again-dialog'))

/** What the filters in an address select, if it can be sent again as a whole: nothing else narrows the list. */
function kindIn(address: URLSearchParams): Kind | null {
  if (['search', 'missing', 'stage'].some((filter) => address.has(filter))) return null
  const [state, rule] = [address.get('state'), address.get('rule')]
  if (rule !== null) {
    const number = ruleIn(rule)
    return number !== undefined && (state === null || state === 'rejected') ? { state: 'rejected', rule: number } : null
  }
  return state === 'rejected' || state === 'dead' ? { state, rule: null } : null
}

const countOf = ({ state, rule }: Kind, { counts, rules }: SatuSehatStatus) =>
  (rule === null
    ? counts.find((each) => each.state === state)?.count
    : rules.find((each) => each.rule === rule)?.count) ?? 0
