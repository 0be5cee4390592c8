import type { Entry } from '@clinic/core/odontogram'
import { charting } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import type { ChartingWords } from './use-charting-words'

interface RefusedEntryProps {
  entry: Entry
  problem: string
  words: ChartingWords
  /** What the record says of the same teeth; null while it is not here. */
  record: string | null
  onRetry: () => void
  onDiscard: () => void
}

/** An entry the server did not take beside what the record says now: its dentist decides. */
export function RefusedEntry({ entry, problem, words, record, onRetry, onDiscard }: RefusedEntryProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  return (
    <div role="alert" className={classes.refused}>
      <p>{texts.history.refused({ problem })}</p>
      <dl className={classes.beside}>
        <div>
          <dt>{texts.history.mine()}</dt>
          <dd>{words.entrySaid(entry)}</dd>
        </div>
        {record !== null && (
          <div>
            <dt>{texts.history.record()}</dt>
            <dd>{record}</dd>
          </div>
        )}
      </dl>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {texts.history.retry()}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {texts.history.discard()}
      </Button>
    </div>
  )
}
