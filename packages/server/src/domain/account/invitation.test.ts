import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { accept, ended, expectEnded, find, login, newEmail, openAccounts } from './login-account-fixture'

const monday = new Date('2026-11-16T02:00:00Z')

let now = monday

const lines: string[] = []

const log = { write: (line: string) => void lines.push(line) }

const server = await startTestServer({ now: () => now, log, env: { TRUST_PROXY: '1' } })

afterAll(() => server.close())

beforeEach(() => {
  now = monday
})

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

const clinic = await openAccounts(server)

describe('a link', () => {
  it('shows the invited person and the clinic, as often as it is opened', async () => {
    const { email, link } = await clinic.invited()
    for (let each = 0; each < 10; each += 1)
      expect((await find(server, link, '203.0.113.1')).body.data).toEqual({
        clinic: 'Klinik Gigi Senyum',
        name: 'Satu',
        email,
      })
  })

  it('ends after 72 hours', async () => {
    const { read, invited } = clinic
    const { person, link, email } = await invited()
    later(71.9)
    expect((await find(server, link)).status).toBe(200)
    later(0.1)
    await expectEnded(server, link)
    expect(await read(person)).toMatchObject({ state: 'expired', invited_until: '2026-11-19T02:00:00.000Z' })
    expect((await login(server, email)).status).toBe(401)
  })

  it('is used once', async () => {
    const { link, email } = await clinic.invited()
    expect((await accept(server, link)).status).toBe(200)
    expect(await accept(server, link, { password: 'the thief came later' })).toMatchObject(ended)
    await expectEnded(server, link)
    expect((await login(server, email)).status).toBe(200)
  })

  it('is used by one of two at the same moment, and it is their password that holds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { link, email } = await clinic.invited()
      const passwords = ['the first of the two', 'the other of the two']
      const replies = await Promise.all(passwords.map((each) => accept(server, link, { password: each })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
      const winner = replies.findIndex(({ status }) => status === 200)
      expect((await login(server, email, passwords[winner])).status).toBe(200)
      expect((await login(server, email, passwords[1 - winner])).status).toBe(401)
    }
  })

  it('ends with a new one, which may be for another address and role', async () => {
    const { person, id, email, link } = await clinic.invited()
    later(1)
    const address = newEmail()
    const { account, token } = (await clinic.renew(id, { email: address, role: 'front_office_clinic' })).body.data
    expect(account).toMatchObject({ id, state: 'invited', email: address, role: 'front_office_clinic' })
    expect(account.invited_until).toBe('2026-11-19T03:00:00.000Z')
    expect(await clinic.read(person)).toEqual(account)
    await expectEnded(server, link)
    expect((await accept(server, token)).status).toBe(200)
    expect((await login(server, email)).status).toBe(401)
    expect((await login(server, address)).status).toBe(200)
  })

  it('that expired unused is made again', async () => {
    const { id } = await clinic.invited()
    later(100)
    const { token } = (await clinic.renew(id)).body.data
    expect((await accept(server, token)).status).toBe(200)
  })

  it('is not made again for an account with a password, a disabled one, or one with another kind of role', async () => {
    const { invited, renew, set } = clinic
    const used = await invited()
    await accept(server, used.link)
    expect(await renew(used.id)).toMatchObject({ status: 409, body: { data: { current: { state: 'active' } } } })
    const disabled = await invited()
    await set(disabled.id, 'disabled')
    expect(await renew(disabled.id)).toMatchObject({ status: 409, body: { data: { current: { state: 'disabled' } } } })
    const fields = { role: 'This is not one of the choices' }
    const { id } = await invited()
    expect(await renew(id, { role: 'doctor_clinic' })).toMatchObject({ status: 422, body: { data: { fields } } })
  })

  it('ends when its account is disabled, and does not come back with it', async () => {
    const { person, id, link } = await clinic.invited()
    await clinic.set(id, 'disabled')
    await expectEnded(server, link)
    await clinic.set(id, 'active')
    await expectEnded(server, link)
    expect(await clinic.read(person)).toMatchObject({ state: 'expired', invited_until: null })
  })

  it('that was never issued is answered like one that has ended', async () => {
    await expectEnded(server, 'x'.repeat(43))
    await expectEnded(server, randomUUID().replace(/-/g, '').padEnd(43, '_'))
  })

  it.each([
    { typed: 'nine char', problem: 'At least 10 characters' },
    { typed: '', problem: 'At least 10 characters' },
    { typed: 'a'.repeat(129), problem: 'At most 128 characters' },
  ])('takes no password like "$typed", and stays', async ({ typed, problem }) => {
    const { link } = await clinic.invited()
    const reply = await accept(server, link, { password: typed })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { password: problem } } } })
    expect((await find(server, link)).status).toBe(200)
  })

  it.each(['ten chars!', 'kata sandi كلمة السر 🦷', 'a'.repeat(128)])('takes %s', async (typed) => {
    const { link, email } = await clinic.invited()
    expect((await accept(server, link, { password: typed })).status).toBe(200)
    expect((await login(server, email, typed)).status).toBe(200)
  })
})

describe('guessing links', () => {
  const guess = () => `${randomUUID()}${randomUUID()}`.slice(0, 43)

  it('is over for an address after thirty wrong ones, and nobody else is in the way', async () => {
    const { link } = await clinic.invited()
    const thief = '203.0.113.77'
    const statuses: number[] = []
    for (let each = 0; each < 32; each += 1)
      statuses.push((await (each % 2 ? find(server, guess(), thief) : accept(server, guess(), {}, thief))).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429, 429])
    const refused = await find(server, link, thief)
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await find(server, link)).status).toBe(200)
    later(0.25)
    expect((await find(server, link, thief)).status).toBe(200)
  })

  it('all at once, no more than thirty are looked at', async () => {
    const thief = '203.0.113.78'
    const replies = await Promise.all(Array.from({ length: 60 }, () => find(server, guess(), thief)))
    expect(replies.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(30)
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })

  it('locks no account out of the login elsewhere', async () => {
    const { link, email } = await clinic.invited()
    await accept(server, link)
    for (let each = 0; each < 6; each += 1) await find(server, link)
    expect((await login(server, email)).status).toBe(200)
  })
})
