import { Suspense, useEffect } from 'react'
import { css } from 'styled-system/css'
import { useChartJournal } from '../../entities/charting/journal/use-chart-journal'
import { Page } from '../../platform/page/page'
import { PageOnlyNotice } from '../../platform/record/page-only-notice'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { KeptTexts, useKeptTexts } from './kept-texts'

const BackupEntries = lazyWithRetry(() => import('./backup-entries'))

/**
 * What this device keeps of a dentist's charts and texts until the server has it: readable while the network is away, printed,
 * and sent again.
 */
export default function IdentalBackup() {
  const { journal: texts, practice } = useTexts()
  const { journal, isLoaded, entries, damaged } = useChartJournal()
  const keptTexts = useKeptTexts()
  useEffect(() => BackupEntries.prepare(), []) // it must be here when the network goes
  const isEmpty = keptTexts.length + damaged.length === 0
  const page = { title: texts.title(), back: { href: '/doctor/idental', label: practice.title() } }
  const notices = (
    <>
      <Banner>{texts.hint()}</Banner>
      <PageOnlyNotice />
      {damaged.length > 0 && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="outline" onClick={journal.removeDamaged}>
              {texts.damaged.remove()}
            </Button>
          }
        >
          {texts.damaged.text(damaged.length)}
        </Banner>
      )}
      <KeptTexts forms={keptTexts} />
    </>
  )
  const withoutEntries = (
    <Page {...page}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {notices}
        {!isLoaded && <Skeleton shape="block" />}
        {isLoaded && isEmpty && <EmptyState title={texts.empty()}>{texts.emptyText()}</EmptyState>}
      </div>
    </Page>
  )
  if (entries.length === 0) return withoutEntries
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <BackupEntries {...page} entries={entries}>
        {notices}
      </BackupEntries>
    </Suspense>
  )
}
