import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface TwoLinesProps {
  children: ReactNode
  /** more text, small and grey below; one line where it is empty, and nothing at all where both are */
  small: ReactNode
  align?: 'start' | 'end'
}

/** Two lines that fit into one dense row. */
export function TwoLines({ children, small, align = 'start' }: TwoLinesProps) {
  if (!children && !small) return
  return (
    <span className={align === 'end' ? amount : lines}>
      <bdi>{children}</bdi>
      {small && <bdi className={below}>{small}</bdi>}
    </span>
  )
}

/** A number among the words of a line: it is never broken at its hyphens. */
export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{children}</span>
)

// on the card of a phone only the identity has two lines
const lines = css({
  display: 'grid',
  justifyItems: 'start',
  lineHeight: 'heading',
  overflowWrap: 'break-word',
  'td > &': { smDown: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' } },
})
const amount = css({
  display: 'grid',
  justifyItems: { base: 'start', sm: 'end' },
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
  'td > &': { smDown: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' } },
})
const below = css({ fontSize: 'xs', fontWeight: 'normal', color: 'muted' })
