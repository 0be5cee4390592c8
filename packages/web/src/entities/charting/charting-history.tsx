import type { HistoryLine } from '@clinic/core/charting'
import type { Mouth } from '@clinic/core/odontogram'
import { charting } from 'styled-system/recipes'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import { RefusedEntry } from './refused-entry'
import type { ChartingWords } from './use-charting-words'

interface ChartingHistoryProps {
  lines: readonly HistoryLine[]
  mouth: Mouth
  words: ChartingWords
  timeZone: string
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** What was entered here, the latest first, each with the line that enters it: so the quick way is learned by seeing it. */
export function ChartingHistory({ lines, mouth, words, timeZone, onRetry, onDiscard }: ChartingHistoryProps) {
  const classes = charting()
  const { charting: texts } = useTexts()
  const format = useFormat(timeZone)
  return (
    <section aria-label={texts.history.title()} className={classes.history}>
      <h2 className={classes.historyTitle}>{texts.history.title()}</h2>
      {lines.length === 0 && <p className={classes.hint}>{texts.history.empty()}</p>}
      <ol>
        {lines.toReversed().map(({ key, line, entry, at, isUndone, last }) => (
          <li key={key} className={classes.entry}>
            <span data-undone={isUndone || undefined}>{words.entrySaid(entry)}</span>
            <span className={classes.entryLine}>
              <code>{line}</code> <time dateTime={at}>{format.dateTime(at)}</time>
            </span>
            {isUndone && <Tag>{texts.history.undone()}</Tag>}
            {last.delivery === 'unsent' && <span className={classes.unsent}>{texts.history.unsent()}</span>}
            {last.delivery === 'refused' && (
              <RefusedEntry
                entry={entry}
                problem={last.problem ?? ''}
                words={words}
                record={words.recordSaid(entry, mouth)}
                onRetry={() => onRetry(last.key)}
                onDiscard={() => onDiscard(last.key)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
