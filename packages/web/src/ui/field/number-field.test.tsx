import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NumberField } from './number-field'

function Amount({ initial = null }: { initial?: number | null }) {
  const [amount, setAmount] = useState<number | null>(initial)
  return <NumberField label="Amount" unit="pcs" locale="id" value={amount} onChange={setAmount} />
}

const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

it.each([
  ['500000', '500.000'],
  ['Rp 500.000', '500.000'],
  ['Rp 500.000,00', '500.000'],
  ['Rp500.000,-', '500.000'],
  ['500,000.00', '500.000'],
  ['1.250', '1.250'],
  ['75rb', '75.000'],
  ['75 rb', '75.000'],
  ['75k', '75.000'],
  ['Rp 1,5jt', '1.500.000'],
  ['20 pcs', '20'],
])('reads the pasted %j as %j', (pasted, want) => {
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: pasted } })
  fireEvent.blur(input)
  expect(input.value).toBe(want)
})

it.each([
  ['12,5', '“12,5” is not taken'],
  ['nothing', '“nothing” is not taken'],
  ['5000-6000', '“5000-6000” is not taken'],
  ['1.500rb', '“1.500rb” is not taken'],
  ['12345678901234', '“12345678901234” is not taken'],
  ['-5000', 'No number below 0'],
  ['(5.000)', 'No number below 0'],
])('refuses the pasted %j and keeps what was there', (pasted, message) => {
  render(<Amount initial={2500} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: pasted } })
  expect(noteOf(input)).toContain(message)
  fireEvent.blur(input)
  expect(input.value).toBe('2.500')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: '3000' } })
  expect(noteOf(input)).toBe('')
})

it('says while one types that a minus or a letter is left out, and says nothing of dots', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  await user.type(input, '-50')
  expect(noteOf(input)).toContain('No number below 0')
  await user.clear(input)
  await user.tab()
  await user.type(input, '75r')
  expect(noteOf(input)).toContain('“r” is not taken')
  await user.clear(input)
  await user.type(input, '1.500')
  expect(noteOf(input)).toBe('')
  expect(input.value).toBe('1500')
})

it.each([
  ['150.000,00', '150.000', ''],
  ['75.000,-', '75.000', ''],
  ['1,5', '1', '“,5” is not taken'],
  ['1,5jt', '1', '“,5jt” is not taken'],
])('leaves out what is typed behind a comma: %j is %j', async (typed, want, message) => {
  const user = userEvent.setup()
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  await user.type(input, typed)
  if (message) expect(noteOf(input)).toContain(message)
  else expect(noteOf(input)).toBe('')
  await user.tab()
  expect(input.value).toBe(want)
})

it('takes digits again once something was deleted behind a comma', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  await user.type(input, '12,5{Backspace}34')
  expect(input.value).toBe('134')
  expect(noteOf(input)).toBe('')
})
