import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** Figures side by side, as many as there is room for. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div
    className={css({
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    })}
  >
    {children}
  </div>
)

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
