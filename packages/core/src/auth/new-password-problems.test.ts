import { expect, it } from 'vitest'
import { type NewPassword, newPasswordProblems } from './new-password-problems'

const twice = (password: string): NewPassword => ({ password, again: password })

const cases: { given: NewPassword; want: ReturnType<typeof newPasswordProblems> }[] = [
  { given: twice('ten chars!'), want: {} },
  { given: twice('a'.repeat(128)), want: {} },
  { given: twice('🦷'.repeat(128)), want: {} },
  { given: twice(''), want: { password: 'passwordRequired' } },
  { given: twice('nine char'), want: { password: 'tooShort' } },
  { given: twice('🦷'.repeat(9)), want: { password: 'tooShort' } },
  { given: twice('a'.repeat(129)), want: { password: 'tooLong' } },
  { given: { password: 'ten chars!', again: '' }, want: { again: 'differs' } },
  { given: { password: 'ten chars!', again: 'ten chars? ' }, want: { again: 'differs' } },
  { given: { password: '', again: 'x' }, want: { password: 'passwordRequired', again: 'differs' } },
]

it.each(cases)('$given.password and $given.again: $want', ({ given, want }) => {
  expect(newPasswordProblems(given)).toEqual(want)
})
