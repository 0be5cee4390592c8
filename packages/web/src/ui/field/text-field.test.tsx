import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextField } from './text-field'

const describing = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it('is named by its label and described by its help', () => {
  render(<TextField label="First name" help="As on the identity card" />)
  const input = screen.getByLabelText('First name')
  expect(describing(input)).toBe('As on the identity card')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('shows the error in place of the help', () => {
  render(<TextField label="First name" help="As on the identity card" error="First name is required" />)
  const input = screen.getByRole('textbox', { name: 'First name' })
  expect(describing(input)).toBe('First name is required')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('announces an error that comes later, because the live region was there before', () => {
  const { rerender } = render(<TextField id="name" label="First name" />)
  const region = document.querySelector('[aria-live=polite]')
  rerender(<TextField id="name" label="First name" error="First name is required" />)
  expect(region?.textContent).toBe('First name is required')
})

it('is required without the mark being read out', () => {
  render(<TextField label="Phone" required />)
  expect(screen.getByRole('textbox', { name: 'Phone' }).hasAttribute('required')).toBe(true)
})

it('takes a pasted number without its marks of direction and no-break spaces', () => {
  render(<Phone />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  fireEvent.change(input, { target: { value: '\u202a\u00a0+62\u00a0812-3456-7890\u202c' } })
  expect(input.value).toBe('+62 812-3456-7890')
  expect(screen.getByText('read: +62 812-3456-7890')).toBeTruthy()
})

it.each([
  [' 0812 3456 7890', '0812 3456 7890'],
  ['0812\u20133456\u20147890', '0812-3456-7890'],
])('takes a number that is pasted as %j', (pasted, want) => {
  render(<Phone />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  fireEvent.change(input, { target: { value: pasted } })
  expect(input.value).toBe(want)
})

it('leaves a space that is typed at the end', () => {
  render(<Phone />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  fireEvent.change(input, { target: { value: '0812 ' } })
  expect(input.value).toBe('0812 ')
})

it('keeps every character of a password', () => {
  const written = '\u200eten\u00a0letters'
  render(<TextField label="Password" type="password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  fireEvent.change(input, { target: { value: written } })
  expect(input.value).toBe(written)
})

function Phone() {
  const [phone, setPhone] = useState('')
  return (
    <>
      <TextField label="Phone" type="tel" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <p>{`read: ${phone}`}</p>
    </>
  )
}
