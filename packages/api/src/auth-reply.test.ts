import { expect, it } from 'vitest'
import { checkAuthReply } from './auth-reply'

const user = {
  id: 1,
  company_id: 1,
  clinic_id: 1,
  displayname: 'Ratna',
  email: 'r@demo.test',
  role: { name: 'patient' },
}

it.each([
  ['login', { accessToken: 'secret', user }],
  ['account', { user: { ...user, phone: '+62' } }],
  ['logout', {}],
] as const)('takes a %s reply', (of, reply) => {
  expect(() => checkAuthReply(of, reply)).not.toThrow()
})

it.each([
  ['login', { user }],
  ['login', { accessToken: '', user }],
  ['account', {}],
  ['account', { user: { ...user, id: 'one' } }],
  ['account', { user: { ...user, role: null } }],
  ['logout', { left: true }],
  ['logout', null],
] as const)('refuses a %s reply of %j', (of, reply) => {
  expect(() => checkAuthReply(of, reply)).toThrow('not usable')
})
