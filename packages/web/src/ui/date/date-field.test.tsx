import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DateField } from './date-field'
import { readDate } from './date-text'

const bounds = { min: '1900-01-01', max: '2026-11-20' }

it.each([
  { typed: '17/04/1988', want: '1988-04-17' },
  { typed: '7/4/1988', want: '1988-04-07' },
  { typed: '17041988', want: '1988-04-17' },
  { typed: ' 17-04-1988 ', want: '1988-04-17' },
  { typed: '29/02/2024', want: '2024-02-29' },
  { typed: '01/01/1900', want: '1900-01-01' },
  { typed: '20/11/2026', want: '2026-11-20' },
  { typed: '31/02/1988', want: undefined },
  { typed: '29/02/2023', want: undefined },
  { typed: '12/13/1988', want: undefined },
  { typed: '31/12/1899', want: undefined },
  { typed: '21/11/2026', want: undefined },
  { typed: '17/04/88', want: undefined },
  { typed: 'April', want: undefined },
  { typed: '', want: undefined },
])('reads "$typed" as $want', ({ typed, want }) => {
  expect(readDate(typed, bounds)).toBe(want)
})

it('hands on the day as YYYY-MM-DD once it is whole, and what was typed until then', async () => {
  const change = vi.fn()
  render(<DateField label="Date of birth" locale="en-GB" onChange={change} />)
  await userEvent.type(screen.getByLabelText('Date of birth'), '17/4/1988')
  expect(change.mock.calls.map(([value]) => value).slice(-2)).toEqual(['17/4/198', '1988-04-17'])
})

it('writes the day out when it is left', async () => {
  render(<DateField label="Date of birth" locale="en-GB" />)
  await userEvent.type(screen.getByRole('textbox'), '7.4.1988')
  await userEvent.tab()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '07/04/1988')
})

it('is empty again when the text is taken away', async () => {
  const change = vi.fn()
  render(<DateField label="Date of birth" locale="en-GB" defaultValue="1988-04-17" onChange={change} />)
  await userEvent.clear(screen.getByRole('textbox'))
  expect(change).toHaveBeenLastCalledWith('')
})

it('goes with its form as YYYY-MM-DD', () => {
  render(
    <form aria-label="patient">
      <DateField label="Date of birth" name="date_of_birth" locale="id-ID" defaultValue="1988-04-17" />
    </form>,
  )
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('date_of_birth')).toBe('1988-04-17')
})
