import { jobStates } from '@clinic/core/satu-sehat'
import { Check, CircleAlert, CircleDashed, CircleSlash, Clock, type LucideIcon, RefreshCw, Send, X } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { tag } from 'styled-system/recipes'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { SatuSehatVisit } from './satu-sehat-query'

/** The steps of a visit as letters, each with a sign of its state; name and state in words stand in a title. */
export function StepDots({ steps }: Pick<SatuSehatVisit, 'steps'>) {
  const { dots, letters, steps: names } = useTexts()['satu-sehat']
  const { label } = useLabels()
  return (
    <ul aria-label={dots.label()} className={row}>
      {steps.map(({ step, state }) => {
        const Sign = signs[state]
        const words = dots.step({ name: names[step](), state: label(jobStates, state) })
        return (
          <li key={step} title={words} className={cx(tag({ tone: jobStates[state].tone }), dot)}>
            <span aria-hidden="true">{letters[step]()}</span>
            <Sign aria-hidden="true" />
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}

const signs: Record<SatuSehatVisit['state'], LucideIcon> = {
  not_ready: CircleAlert,
  ready: CircleDashed,
  queued: CircleDashed,
  sending: Send,
  sent: Check,
  retry_wait: Clock,
  rejected: X,
  dead: X,
  stale: RefreshCw,
  out_of_scope: CircleSlash,
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })
const dot = css({ paddingInline: '1' })
