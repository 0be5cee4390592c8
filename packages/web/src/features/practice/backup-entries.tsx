import { useSelector } from '@xstate/react'
import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { chartJournal, type JournalEntry } from '../../entities/charting/journal/chart-journal'
import { useApp } from '../../platform/app/app-context'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { BackupSheet } from './backup-sheet'
import { BackupVisit } from './backup-visit'

/** The entries by visit, on the screen and on paper. */
export default function BackupEntries({ entries }: { entries: readonly JournalEntry[] }) {
  useNamespaces(['odontogram', 'charting'])
  const app = useApp()
  const all = useTexts()
  const texts = all.journal
  const isOffline = useSelector(app.network, (snapshot) => snapshot.hasTag('offline'))
  const visits = [...new Set(entries.map(({ visit }) => visit))].map((visit) => ({
    visit,
    entries: entries.filter((entry) => entry.visit === visit),
  }))
  const unsent = entries.filter(isUnsent)
  return (
    <>
      <div className={css({ display: 'grid', gap: '4', _print: { display: 'none' } })}>
        {isOffline && <Banner tone="warning">{texts.offline()}</Banner>}
        {unsent.length > 0 && (
          <Banner
            tone="warning"
            action={
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                {!isOffline && (
                  <Button size="sm" variant="outline" onClick={chartJournal(app).sendNow}>
                    {texts.sendAgain()}
                  </Button>
                )}
                <Button size="sm" variant="outline" onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  {all.print()}
                </Button>
              </div>
            }
          >
            {texts.count(unsent.length)}
          </Banner>
        )}
        {visits.map((each) => (
          <BackupVisit key={each.visit} entries={each.entries} />
        ))}
      </div>
      <div className={css({ display: 'none', _print: { display: 'block' } })}>
        {visits.map((each) => (
          <BackupSheet key={each.visit} entries={each.entries.filter(isUnsent)} />
        ))}
      </div>
    </>
  )
}

const isUnsent = ({ state }: JournalEntry) => state !== 'sent'
