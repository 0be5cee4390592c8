import type { PeriodontalChartDraftActor, ProbingEntry } from '@clinic/core/periodontal-chart'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { Probing } from './use-probing'
import { useReplyWords } from './use-reply-words'

interface ProbingEntryBarProps {
  ref: RefObject<HTMLInputElement | null>
  draft: PeriodontalChartDraftActor
  probing: Probing
}

/** The field that takes the keys. It holds no text: what was typed stands on the drawing, and beside it in words. */
export function ProbingEntryBar({ ref, draft, probing: { entry, reply, press } }: ProbingEntryBarProps) {
  const { entry: texts } = useTexts()['periodontal-chart']
  const words = useReplyWords()
  const { content } = draft.getSnapshot().context
  const classes = recipe()
  const id = useId()
  const here = words.here(entry, content)
  const isRefused = reply?.kind === 'refused'

  function onKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event
    if (altKey || ctrlKey || metaKey) return
    const digit = /^Digit(\d)$/.exec(code)?.[1]
    // with Shift a digit is more by ten; where Shift makes the digit, it is the digit
    const isTens = shiftKey && digit !== undefined && !/^\d$/.test(key)
    const isTaken = isTens ? press('+') && press(digit) : press(key === 'Tab' && shiftKey ? 'Shift+Tab' : key)
    if (isTaken) event.preventDefault()
  }
  return (
    <div className={classes.entry}>
      <input
        ref={ref}
        className={classes.input}
        aria-label={texts.input()}
        aria-describedby={id}
        aria-invalid={isRefused || undefined}
        // the keys of this page take the room that a keyboard on glass would
        inputMode="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={prefixed(entry, words.at(entry))}
        value=""
        onKeyDown={onKeyDown}
        // a keyboard on glass tells no keys, and a paste has several digits
        onChange={({ target }) => {
          for (const key of target.value) press(key)
        }}
      />
      <p id={id} aria-live="polite" className={isRefused ? classes.problem : classes.where}>
        {reply ? words.came(reply, entry, content) : here}
      </p>
    </div>
  )
}

/** What was begun stands before the place: `+ 16 mid-buccal`. */
function prefixed({ prefix }: ProbingEntry, place: string) {
  if (prefix?.kind !== 'number') return place
  return `${prefix.isNegative ? '−' : ''}${'+'.repeat(prefix.tens / 10)} ${place}`
}
