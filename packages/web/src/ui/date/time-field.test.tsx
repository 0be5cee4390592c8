import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TimeField } from './time-field'
import { readTime } from './time-text'

it.each([
  ['8', '08:00'],
  ['17', '17:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8.30', '08:30'],
  [' 08:30 ', '08:30'],
  ['23.59', '23:59'],
  ['24', undefined],
  ['8:60', undefined],
  ['8:3', undefined],
  ['pagi', undefined],
  ['', undefined],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

function Controlled() {
  const [value, setValue] = useState('08:00')
  return (
    <>
      <TimeField label="From" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

it('shows what is typed until it is left, and hands on what is no time as typed', async () => {
  render(<Controlled />)
  const field = screen.getByLabelText<HTMLInputElement>('From')
  await userEvent.clear(field)
  await userEvent.type(field, '9.15')
  expect(field.value).toBe('9.15')
  expect(screen.getByRole('status').textContent).toBe('09:15')
  await userEvent.tab()
  expect(field.value).toBe('09:15')
  await userEvent.type(field, 'x')
  expect(screen.getByRole('status').textContent).toBe('09:15x')
})
