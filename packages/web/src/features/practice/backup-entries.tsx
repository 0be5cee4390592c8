import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { chartJournal } from '../../entities/charting/journal/chart-journal'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { useApp } from '../../platform/app/app-context'
import { PrintedPage } from '../../platform/print/printed-page'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { BackupSheet } from './backup-sheet'
import { BackupVisit } from './backup-visit'

interface BackupEntriesProps {
  title: string
  back: { href: string; label: string }
  entries: readonly JournalEntry[]
  /** What stands above them on the screen. */
  children: ReactNode
}

/** The entries by visit, on the screen and on paper. */
export default function BackupEntries({ title, back, entries, children }: BackupEntriesProps) {
  useNamespaces(['odontogram', 'charting'])
  const app = useApp()
  const { journal: texts } = useTexts()
  const isOffline = useSelector(app.network, (snapshot) => snapshot.hasTag('offline'))
  const visits = [...new Set(entries.map(({ visit }) => visit))].map((visit) => ({
    visit,
    entries: entries.filter((entry) => entry.visit === visit),
  }))
  const unsent = entries.filter(isUnsent)
  return (
    <PrintedPage title={title} back={back} isReady={unsent.length > 0}>
      <div className={css({ display: 'grid', gap: '4', _print: { display: 'none' } })}>
        {children}
        {isOffline && <Banner tone="warning">{texts.offline()}</Banner>}
        {unsent.length > 0 && !isOffline && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" variant="outline" onClick={chartJournal(app).sendNow}>
                {texts.sendAgain()}
              </Button>
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
    </PrintedPage>
  )
}

const isUnsent = ({ state }: JournalEntry) => state !== 'sent'
