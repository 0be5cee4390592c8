import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useNoteDescription } from './use-note-description'
import type { NoteDraftActor } from './use-note-draft'

const ConflictDialog = lazyWithRetry(() => import('../../platform/record/conflict-dialog'))

/** Another window stored a draft of the same visit: both are shown, and one of them goes on. */
export function NoteConflict({ draft }: { draft: NoteDraftActor }) {
  const { conflict } = useTexts().note
  const describe = useNoteDescription()
  const [isPostponed, postpone] = useState(false)
  const { content, other } = useSelector(draft, ({ context }) => context)
  if (!other) return null
  if (isPostponed)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => postpone(false)}>
            {conflict.compare()}
          </Button>
        }
      >
        {conflict.text()}
      </Banner>
    )
  return (
    <Suspense>
      <ConflictDialog
        mine={describe(content)}
        stored={describe(other.content)}
        onOverwrite={() => draft.send({ type: 'note.keepMine' })}
        onTake={() => draft.send({ type: 'note.takeOther' })}
        onClose={() => postpone(true)}
      />
    </Suspense>
  )
}
