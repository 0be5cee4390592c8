import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** An amount to be read across the counter: the figure large, its label small. */
export const BigAmount = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className={frame}>
    <span className={css({ textStyle: 'label', color: 'muted' })}>{label}</span>
    {children}
  </p>
)

const frame = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'figure',
  fontFamily: 'numeric',
})
