import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface TwoLinesProps {
  children: ReactNode
  /** more text, small and grey below; one line where it is empty */
  small: ReactNode
  align?: 'start' | 'end'
}

/** Two lines that fit into one dense row. */
export function TwoLines({ children, small, align = 'start' }: TwoLinesProps) {
  return (
    <span className={align === 'end' ? amount : lines}>
      <bdi>{children}</bdi>
      {small && <bdi className={below}>{small}</bdi>}
    </span>
  )
}

const lines = css({ display: 'grid', justifyItems: 'start', lineHeight: 'heading', overflowWrap: 'break-word' })
// a card of the phone has its values at the start
const amount = css({
  display: 'grid',
  justifyItems: { base: 'start', sm: 'end' },
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
})
const below = css({ fontSize: 'xs', fontWeight: 'normal', color: 'muted' })
