import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Card } from '../../ui/card'

/** What a step asks, and the bar that leads on: it sticks to the bottom of the window. */
export const StepCard = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <Card flush>
    <div className={content}>{children}</div>
    {bar}
  </Card>
)

const content = css({
  padding: { base: '4', sm: '6' },
  // what takes the focus must not hide below the bar
  '& :is(input, select)': { scrollMarginBlockEnd: '6rem' },
})
