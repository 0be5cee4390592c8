import { css } from 'styled-system/css'
import { KeyValue } from '../../ui/key-value'
import type { NoteContent } from './note-query'
import { useNoteDescription } from './use-note-description'

/** A note as it reads: only what is written. */
export function WrittenNote({ content }: { content: NoteContent }) {
  const describe = useNoteDescription(content)
  const written = describe(content).filter(({ value }) => value.trim() !== '')
  return (
    <div className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
      <KeyValue pairs={written} />
    </div>
  )
}
