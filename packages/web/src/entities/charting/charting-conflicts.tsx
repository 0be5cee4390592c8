import { type Contradiction, contradictionsIn, type Entry, type FindingRow, type Mouth } from '@clinic/core/odontogram'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { chartHistory } from 'styled-system/recipes'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field/text-field'
import { VisuallyHidden } from '../../ui/visually-hidden'
import Contradictions from '../odontogram/history/contradictions'
import type { EnteredWords } from '../odontogram/history/use-entered-words'
import { useFindingWords } from '../odontogram/use-finding-words'

interface ChartingConflictsProps {
  mouth: Mouth
  words: EnteredWords
  /** While a question of the chart waits for its answer, nothing is decided. */
  isBusy: boolean
  onDecide: (wrong: string, reason: string) => void
  onBoth: (entry: Entry) => void
}

/** The contradictions of a chart for the dentist who decides: one row holds and the other was entered in error, or both hold. */
export default function ChartingConflicts({ mouth, words, isBusy, onDecide, onBoth }: ChartingConflictsProps) {
  useNamespace('chart-history')
  const classes = chartHistory()
  const { contradictions: texts } = useTexts()['chart-history']
  const { mark } = useFindingWords()
  const [deciding, decide] = useState<{ contradiction: string; wrong: FindingRow }>()
  const contradictions = useMemo(() => contradictionsIn(mouth), [mouth])
  const said = (row: FindingRow) => mark({ ...row, isUncertain: row.is_uncertain })
  const teeth = [...new Set(contradictions.flatMap(({ conflict }) => conflict.teeth))].join(' ')
  return (
    <>
      <VisuallyHidden>
        <span key={teeth} role="alert">
          {texts.arrived({ teeth })}
        </span>
      </VisuallyHidden>
      <Contradictions
        contradictions={contradictions}
        words={words}
        actionOf={(row, contradiction) => (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            aria-label={texts.holdsNamed({ finding: said(row), who: words.who(row) })}
            onClick={() => decide({ contradiction: keyOf(contradiction), wrong: otherOf(row, contradiction) })}
          >
            {texts.holds()}
          </Button>
        )}
      >
        {(contradiction) => {
          const { bothHold } = contradiction
          if (deciding?.contradiction === keyOf(contradiction))
            return (
              <Reason
                key={deciding.wrong.key}
                question={texts.reason({ finding: said(deciding.wrong) })}
                onGive={(reason) => onDecide(deciding.wrong.key, reason)}
                onLeave={() => decide(undefined)}
              />
            )
          return (
            bothHold && (
              <div className={classes.actions}>
                <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onBoth(bothHold)}>
                  {texts.both()}
                </Button>
              </div>
            )
          )
        }}
      </Contradictions>
    </>
  )
}

const keyOf = ({ conflict }: Contradiction) => conflict.keys.join()

const otherOf = ({ key }: FindingRow, { rows: [earlier, later] }: Contradiction) =>
  earlier.key === key ? later : earlier

interface ReasonProps {
  question: string
  onGive: (reason: string) => void
  onLeave: () => void
}

/** Why the other row is wrong: nothing is taken back without a reason. Escape leaves the conflict as it is. */
function Reason({ question, onGive, onLeave }: ReasonProps) {
  const { contradictions: texts } = useTexts()['chart-history']
  const [reason, setReason] = useState('')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const give = () => reason.trim() !== '' && onGive(reason.trim())
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') onLeave()
    if (key === 'Enter' && target instanceof HTMLInputElement) give()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of what is inside it
    <div ref={root} className={chartHistory().actions} onKeyDown={onKeyDown}>
      <TextField
        label={question}
        placeholder={texts.reasonLabel()}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button onClick={give} disabled={reason.trim() === ''}>
        {texts.decide()}
      </Button>
      <Button variant="ghost" onClick={onLeave}>
        {texts.leave()}
      </Button>
    </div>
  )
}
