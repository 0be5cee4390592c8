import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'

interface NotePartProps {
  /** The letter of the part, which is its key too. */
  part: 's' | 'o' | 'a' | 'p'
  actions?: ReactNode
  children: ReactNode
}

/** One of the four parts of the note; Alt and its letter lead to its first field. */
export function NotePart({ part, actions, children }: NotePartProps) {
  const { parts, key } = useTexts().note
  return (
    <div id={`note-${part}`} className={css({ minWidth: '0' })}>
      <Card
        title={parts[part]()}
        actions={
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
            {actions}
            <kbd className={css({ textStyle: 'small', color: 'muted' })}>{key({ letter: part.toUpperCase() })}</kbd>
          </div>
        }
      >
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>{children}</div>
      </Card>
    </div>
  )
}

/** Two texts beside each other where there is room. */
export const noteColumns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
})
