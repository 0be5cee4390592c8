import { printing } from 'styled-system/recipes'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { useChartingWords } from '../../entities/charting/use-charting-words'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'

/** What of a visit was charted and is not sent, on paper. */
export function BackupSheet({ entries }: { entries: readonly JournalEntry[] }) {
  const { print, states } = useTexts().journal
  const account = useAccount()
  const { timeZone = 'UTC' } = useClinicDay()
  const words = useChartingWords(timeZone)
  const { dateTime } = useFormat(timeZone)
  const classes = printing()
  const [first] = entries
  if (!first) return null
  const at = (moment: number) => dateTime(new Date(moment).toISOString())
  return (
    <Sheet paper="a4" title={print.title()}>
      <SheetFacts
        facts={[
          [print.patient(), personName(first.patient)],
          [print.record(), first.patient.record_number],
          [print.dentist(), account?.displayname ?? ''],
          [print.printed(), at(byServerClock(Date.now()))],
        ]}
      />
      <ol className={classes.lines}>
        {entries.map(({ commit, typedAt, state, problem }) => (
          <li key={commit.key}>
            <b>{words.entrySaid(commit.entry)}</b>
            <p className={classes.small}>
              <code>{commit.line}</code> · {at(typedAt)} · {states[state]()}
              {problem !== null && `: ${problem}`}
            </p>
          </li>
        ))}
      </ol>
      <SheetSignature name={account?.displayname ?? ''} />
    </Sheet>
  )
}
