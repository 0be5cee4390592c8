import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TwoLines } from './two-lines'

it('draws nothing where both lines are empty, so that a card of a phone shows no label without a value', () => {
  const { container } = render(<TwoLines small="">{''}</TwoLines>)
  expect(container.innerHTML).toBe('')
})

it.each([
  { upper: 'CV Dental Prima Jaya', lower: '' },
  { upper: '', lower: 'F-2026/118' },
])('draws the line that is there, of "$upper" and "$lower"', ({ upper, lower }) => {
  const { container } = render(<TwoLines small={lower}>{upper}</TwoLines>)
  expect(container.textContent).toBe(upper + lower)
})
