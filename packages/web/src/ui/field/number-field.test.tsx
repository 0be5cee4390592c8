import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NumberField } from './number-field'

function Amount() {
  const [amount, setAmount] = useState<number | null>(null)
  return <NumberField label="Amount" locale="id" value={amount} onChange={setAmount} />
}

it.each([
  ['500000', '500.000'],
  ['Rp 500.000', '500.000'],
  ['Rp 500.000,00', '500.000'],
  ['Rp500.000,-', '500.000'],
  ['500,000.00', '500.000'],
  ['1.250', '1.250'],
  ['12,5', '12'],
  ['nothing', ''],
])('reads the pasted %j as %j', (pasted, want) => {
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: pasted } })
  fireEvent.blur(input)
  expect(input.value).toBe(want)
})
