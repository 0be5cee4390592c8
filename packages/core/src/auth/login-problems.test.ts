import { expect, expectTypeOf, it } from 'vitest'
import { type Credentials, type LoginProblem, loginProblems } from './login-problems'

const cases: { given: Credentials; want: ReturnType<typeof loginProblems> }[] = [
  { given: { email: 'ayu@mail.test', password: 'x' }, want: {} },
  { given: { email: '', password: 'x' }, want: { email: 'emailRequired' } },
  { given: { email: 'ayu', password: 'x' }, want: { email: 'emailInvalid' } },
  { given: { email: 'ayu@', password: 'x' }, want: { email: 'emailInvalid' } },
  { given: { email: 'ayu@mail', password: 'x' }, want: { email: 'emailInvalid' } },
  { given: { email: 'a yu@mail.test', password: 'x' }, want: { email: 'emailInvalid' } },
  { given: { email: ' ', password: 'x' }, want: { email: 'emailInvalid' } },
  { given: { email: 'ayu@mail.test', password: '' }, want: { password: 'passwordRequired' } },
  { given: { email: '', password: '' }, want: { email: 'emailRequired', password: 'passwordRequired' } },
]

it.each(cases)('$given.email and $given.password: $want', ({ given, want }) => {
  expect(loginProblems(given)).toEqual(want)
})

it('has a code for each message of the specification', () => {
  expectTypeOf<LoginProblem>().toEqualTypeOf<'emailRequired' | 'emailInvalid' | 'passwordRequired'>()
})
