import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Card } from '../../ui/card'

/** What a step asks, and the bar that leads on: it sticks to the bottom of the window. */
export const StepCard = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <Card flush>
    <div className={css({ padding: { base: '4', sm: '6' } })}>{children}</div>
    {bar}
  </Card>
)
