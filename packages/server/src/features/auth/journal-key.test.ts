import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'

// Seen to fail: with the user left out of the condition; with a new key for every call.

const lines: string[] = []
const server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
afterAll(() => server.close())

const keyOf = async (token: string) => {
  const { status, body, headers } = await server.call('fetchJournalKey', { token })
  expect(status).toBe(200)
  return { ...body.data, caching: headers['cache-control'] }
}

it('is the same for every session of a user, and another for everybody else', async () => {
  const [clinic, elsewhere] = [await server.makeClinic(), await server.makeClinic()]
  const dentist = await server.makeUser(clinic, 'doctor_clinic')
  const colleague = await server.makeUser(clinic, 'doctor_clinic')
  const stranger = await server.makeUser(elsewhere, 'doctor_clinic')
  const first = await keyOf(await server.tokenOf(dentist))
  const again = await keyOf(await server.tokenOf(dentist))
  const others = [await keyOf(await server.tokenOf(colleague)), await keyOf(await server.tokenOf(stranger))]
  expect(again).toEqual(first)
  expect(first.user_id).toBe(dentist.id)
  expect(Buffer.from(first.key, 'base64')).toHaveLength(32)
  expect(new Set([first, ...others].map(({ key }) => key)).size).toBe(3)
})

it('is one key even if it is asked for twice at the first moment', async () => {
  const token = await server.tokenOf(await server.makeUser(await server.makeClinic(), 'nurse_clinic'))
  const keys = await Promise.all([1, 2, 3, 4].map(() => keyOf(token)))
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
})

it('outlives a new password, and is stored by no cache, in no audit and in no log', async () => {
  const clinic = await server.makeClinic()
  const user = await server.makeUser(clinic, 'front_office_clinic')
  const token = await server.tokenOf(user)
  const { key, caching } = await keyOf(token)
  expect(caching).toBe('no-store')
  const body = { current_password: user.password, password: 'enam kata yang panjang' }
  expect((await server.call('changePassword', { token, body })).status).toBe(200)
  expect((await keyOf(token)).key).toBe(key)
  expect(JSON.stringify(await server.eventsOf(clinic))).not.toContain(key)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toContain(key)
})

it('is for the staff of a clinic alone', async () => {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'patient'))
  expect((await server.call('fetchJournalKey', { token })).status).toBe(403)
  expect((await server.call('fetchJournalKey')).status).toBe(401)
})
