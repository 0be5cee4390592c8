import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface DayRowProps {
  children: ReactNode
  /** Below it, small and grey. */
  small: ReactNode
  /** What can be done about it. */
  actions: ReactNode
}

/** A line of a card of the day: what it is, and what can be done about it. */
export const DayRow = ({ children, small, actions }: DayRowProps) => (
  <li className={row}>
    <span className={css({ minWidth: '0' })}>
      {children}
      <span className={css({ display: 'block', textStyle: 'small', color: 'muted' })}>{small}</span>
    </span>
    <span className={css({ display: 'inline-flex', gap: '2' })}>{actions}</span>
  </li>
)

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '1',
  minHeight: 'row',
})
