import { useSelector } from '@xstate/react'
import { DraftConflict } from './draft/draft-conflict'
import { useNoteDescription } from './use-note-description'
import type { NoteDraftActor } from './use-note-draft'

/** The note as it is typed here beside the one that another window stored. */
export function NoteConflict({ draft }: { draft: NoteDraftActor }) {
  const describe = useNoteDescription()
  const { content, other } = useSelector(draft, ({ context }) => context)
  if (!other) return null
  return (
    <DraftConflict
      mine={describe(content)}
      stored={describe(other.content)}
      onKeepMine={() => draft.send({ type: 'draft.keepMine' })}
      onTakeOther={() => draft.send({ type: 'draft.takeOther' })}
    />
  )
}
