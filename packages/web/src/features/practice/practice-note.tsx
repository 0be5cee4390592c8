import type { Schema } from '@clinic/api'
import { emptyNoteContent } from '@clinic/core/note'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ChartingActor } from '../../entities/charting/use-charting'
import type { SomeDraftActor } from '../../entities/note/draft/use-visit-draft'
import { noteQuery } from '../../entities/note/note-query'
import { SignedNote } from '../../entities/note/signed-note'
import { useApp } from '../../platform/app/app-context'
import { RecordGate } from '../../platform/record/record-gate'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { OwnNote } from './own-note'

const PracticePrescription = lazyWithRetry(() => import('./practice-prescription'))

interface PracticeNoteProps {
  visit: Schema<'Visit'>
  /** Whether the reader writes it: the dentist who treats, while they treat. */
  isOwn: boolean
  /** The chart of the same page, once it is there. */
  chart?: ChartingActor | undefined
  /** What its dentist writes in the visit beside it. */
  beside?: readonly SomeDraftActor[]
}

/** The notes of a visit: what is signed is read, the draft is written by its dentist. */
export default function PracticeNote({ visit, isOwn, chart, beside = [] }: PracticeNoteProps) {
  useNamespace('note')
  const { api } = useApp()
  const { note, practice } = useTexts()
  const { missing } = practice
  const query = useQuery(noteQuery(api, visit.id))
  return (
    <RecordGate
      query={query}
      skeleton={<Skeleton shape="block" />}
      missing={{ title: missing.title(), text: missing.text(), href: '/doctor/idental', leave: missing.leave() }}
    >
      {({ notes }) => {
        const draft = notes.find(({ state }) => state === 'draft')
        const read = isOwn ? notes.filter(({ state }) => state === 'signed') : notes
        return (
          <>
            {read.map((each) => (
              <SignedNote key={each.id} note={each} />
            ))}
            {!isOwn && read.length === 0 && <Banner>{note.nothing()}</Banner>}
            {!isOwn && (
              <Suspense fallback={<Skeleton shape="block" />}>
                <PracticePrescription visit={visit} isOwn={false} />
              </Suspense>
            )}
            {isOwn && (
              <OwnNote
                visit={visit}
                chart={chart}
                beside={beside}
                stored={draft ?? { content: emptyNoteContent, version: 0 }}
              />
            )}
          </>
        )
      }}
    </RecordGate>
  )
}
