import { note as recipe } from 'styled-system/recipes'
import { KeyValue } from '../../ui/key-value'
import type { NoteContent } from './note-query'
import { useNoteDescription } from './use-note-description'

/** A note as it reads: only what is written. */
export function WrittenNote({ content }: { content: NoteContent }) {
  const describe = useNoteDescription(content)
  const written = describe(content).filter(({ value }) => value.trim() !== '')
  return (
    <div className={recipe().written}>
      <KeyValue pairs={written} />
    </div>
  )
}
