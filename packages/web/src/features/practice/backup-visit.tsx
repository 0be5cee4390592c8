import '../../charting.css'
import { mouthOf } from '@clinic/core/odontogram'
import { useQuery } from '@tanstack/react-query'
import { charting } from 'styled-system/recipes'
import { Link } from 'wouter'
import { chartJournal } from '../../entities/charting/journal/chart-journal'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { RefusedEntry } from '../../entities/charting/refused-entry'
import { useChartingWords } from '../../entities/charting/use-charting-words'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import { useApp } from '../../platform/app/app-context'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { Tag, type Tone } from '../../ui/tag'

/** The entries of one visit in words, each with its state; a refused one beside what the record says. */
export function BackupVisit({ entries }: { entries: readonly JournalEntry[] }) {
  const app = useApp()
  const journal = chartJournal(app)
  const { journal: texts } = useTexts()
  const { timeZone = 'UTC' } = useClinicDay()
  const words = useChartingWords(timeZone)
  const { dateTime } = useFormat(timeZone)
  const classes = charting()
  const [first] = entries
  const isDisputed = entries.some(({ state }) => state === 'refused')
  const { data } = useQuery({ ...odontogramQuery(app.api, first?.patient.id ?? 0), enabled: isDisputed })
  const mouth = data && mouthOf(data.findings)
  if (!first) return null
  return (
    <Card
      title={`${personName(first.patient)} · ${first.patient.record_number}`}
      actions={
        <Link
          href={`/doctor/idental/start-practice?visit=${first.visit}`}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {texts.openPractice()}
        </Link>
      }
    >
      <ol>
        {entries.map(({ commit, typedAt, state, problem }) => (
          <li key={commit.key} className={classes.entry}>
            <span data-undone={commit.kind === 'undo' || undefined}>{words.entrySaid(commit.entry)}</span>
            <span className={classes.entryLine}>
              <code>{commit.line}</code> <time>{dateTime(new Date(typedAt).toISOString())}</time>
            </span>
            <Tag tone={tones[state]}>{texts.states[state]()}</Tag>
            {state === 'refused' && (
              <RefusedEntry
                entry={commit.entry}
                problem={problem ?? ''}
                words={words}
                record={mouth ? words.recordSaid(commit.entry, mouth) : null}
                onRetry={() => journal.retry(commit.key, data?.findings.length)}
                onDiscard={() => journal.discard(commit.key)}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const tones: Record<JournalEntry['state'], Tone> = { unsent: 'warning', refused: 'error', sent: 'success' }
