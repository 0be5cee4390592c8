import { expect, it } from 'vitest'
import { notePosition } from './clinic-position'

const reply = (headers: Record<string, string>, position?: string) => ({
  request: new Request('http://clinic.test/api/room', { headers }),
  response: new Response(null, { headers: position ? { 'Clinic-Position': position } : {} }),
})
const signedIn = { Authorization: 'Bearer token' }

it('is that of the first reply to a signed-in user', () => {
  const { earliest, onResponse } = notePosition()
  onResponse(reply({}))
  expect(earliest()).toBeUndefined()
  onResponse(reply(signedIn, 'a.3'))
  onResponse(reply(signedIn, 'a.4'))
  expect(earliest()).toBe('a.3')
})

it('stays unknown after a reply without one: the next position would miss earlier changes', () => {
  const { earliest, onResponse } = notePosition()
  onResponse(reply(signedIn))
  onResponse(reply(signedIn, 'a.4'))
  expect(earliest()).toBe('')
})
