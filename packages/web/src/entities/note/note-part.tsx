import type { ReactNode } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import type { NoteContent } from './note-query'

/** A part of the note as it is written. */
export interface NotePartsProps {
  content: NoteContent
  onChange: (part: Partial<NoteContent>) => void
}

interface NotePartProps {
  /** The letter of the part, which is its key too. */
  part: 's' | 'o' | 'a' | 'p'
  actions?: ReactNode
  children: ReactNode
}

/** One of the four parts of the note; Alt and its letter lead to its first field. */
export function NotePart({ part, actions, children }: NotePartProps) {
  const { parts, key } = useTexts().note
  const classes = recipe()
  return (
    <div id={`note-${part}`} className={classes.text}>
      <Card
        title={parts[part]()}
        actions={
          <div className={classes.head}>
            {actions}
            <kbd className={classes.keys}>{key({ letter: part.toUpperCase() })}</kbd>
          </div>
        }
      >
        <div className={classes.stack}>{children}</div>
      </Card>
    </div>
  )
}
