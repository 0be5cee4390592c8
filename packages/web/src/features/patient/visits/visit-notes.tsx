import { useQuery } from '@tanstack/react-query'
import { noteQuery } from '../../../entities/note/note-query'
import { SignedNote } from '../../../entities/note/signed-note'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** What was written about a visit, with what was added since. */
export function VisitNotes({ visit }: { visit: number }) {
  const { api } = useApp()
  const texts = useTexts()
  const query = useQuery(noteQuery(api, visit))
  const { data, error } = query
  if (!data) return <Card>{error ? <LoadFailed query={query} /> : <Skeleton shape="block" />}</Card>
  return (
    <>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data.notes.length === 0 && <Banner>{texts.note.nothing()}</Banner>}
      {data.notes.map((note) => (
        <SignedNote key={note.id} note={note} />
      ))}
    </>
  )
}
