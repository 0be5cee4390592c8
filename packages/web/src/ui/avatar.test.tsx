import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar, AvatarGroup } from './avatar'

const people = ['Siti', 'Budi', 'Putri', 'Agus', 'Dewi', 'Made'].map((name) => ({ name }))

it.each([
  { given: 4, want: ['SSiti', 'BBudi', 'PPutri', 'AAgus'] },
  { given: 5, want: ['SSiti', 'BBudi', 'PPutri', 'AAgus', '+11 more'] },
  { given: 6, want: ['SSiti', 'BBudi', 'PPutri', 'AAgus', '+22 more'] },
])('shows four of $given people and counts the others', ({ given, want }) => {
  render(<AvatarGroup people={people.slice(0, given)} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(want)
})

it('falls back to the initials when the photo cannot be loaded', () => {
  const { container } = render(<Avatar name="Siti Nur Rahmawati" photo="/gone.jpg" />)
  fireEvent.error(container.getElementsByTagName('img')[0] ?? container)
  expect(container.textContent).toBe('SR')
})

it.each([
  { name: 'drg. Putri Anindya, Sp.KG', want: 'PA' },
  { name: 'Prof. Dr. drg. Bambang Wijaya, M.Kes., Sp.Ort(K)', want: 'BW' },
  { name: 'drg Putri', want: 'P' },
  { name: 'Hj. Siti', want: 'S' },
  { name: 'M. Yusuf', want: 'MY' },
  { name: 'drg.', want: 'D' },
  { name: '\u2068محمد عبد الرحمن\u2069', want: 'ما' },
  { name: '', want: '' },
])('leaves the titles of $name out of its initials', ({ name, want }) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(want)
})
