import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** Figures in one row, or two by two where the page is narrow. */
export const Figures = ({ children }: { children: ReactNode }) => <div className={figures}>{children}</div>

/** Two cards side by side, one below the other where the page is narrow. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div
    className={css({
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
    })}
  >
    {children}
  </div>
)

const figures = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '@media (width >= 75rem)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > :last-child:nth-child(odd)': { gridColumn: 'auto' },
  },
})
