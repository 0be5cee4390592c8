import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Card } from '../../ui/card'

/** The card of a step, with the bar that leads on: it sticks to the bottom of the window. */
export const StepCard = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <Card flush>
    <div className={content}>{children}</div>
    {bar}
  </Card>
)

const content = css({
  padding: { base: '4', sm: '6' },
  // focused fields must not hide below the bar
  '& :is(input, select)': { scrollMarginBlockEnd: '6rem' },
})
