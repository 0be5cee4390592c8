import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isSoak, scaled } from '../../../../scale'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'
import { newAddress } from '../testing/send'

vi.setConfig({ testTimeout: patience })

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const login = async (email: string, password: string, remoteAddress: string) => {
  const payload = { email, password, workspace: 'clinic' }
  const started = performance.now()
  const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload })
  const { statusCode: status, headers } = reply
  return { status, wait: Number(headers['retry-after'] ?? 0), ms: performance.now() - started }
}
const clinic = await server.makeClinic()
const member = () => server.makeUser(clinic, 'doctor_clinic')
const failed = (email: string, count: number) =>
  server.database
    .insertInto('login_failure')
    .values(Array.from({ length: count }, () => ({ email, ip: newAddress(), failed_at: now.toISOString() })))
    .execute()

// Seen to fail: without the allowance of the account (every guess was looked at); with one for all addresses (the owner
// waited too).
describe('3a-11: guesses from a thousand addresses', () => {
  const addresses = Array.from({ length: 1_000 }, newAddress)
  const home = newAddress()

  it('are at most 100 an hour that are looked at, and the owner comes in where they were before', async () => {
    const owner = await member()
    expect((await login(owner.email, owner.password, home)).status).toBe(200)

    const guesses = isSoak ? 100_000 : 1_000
    const began = now.getTime()
    const statuses: number[] = []
    for (let guess = 0; guess < guesses; guess += 1) {
      now = new Date(began + (guess / guesses) * 3_600_000)
      const address = addresses[guess % addresses.length] ?? ''
      statuses.push((await login(owner.email, `guess ${guess}`, address)).status)
      if (guess % (guesses / 10) === 0) expect((await login(owner.email, owner.password, home)).status).toBe(200)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 50)

    const elsewhere = await login(owner.email, owner.password, newAddress())
    expect(elsewhere.status).toBe(429)
    now = new Date(now.getTime() + elsewhere.wait * 1_000)
    expect((await login(owner.email, owner.password, newAddress())).status).toBe(200)
  })

  it('leave everybody else in, from anywhere', async () => {
    const [victim, colleague] = [await member(), await member()]
    await failed(victim.email, 50)
    expect((await login(victim.email, victim.password, newAddress())).status).toBe(429)
    expect((await login(colleague.email, colleague.password, newAddress())).status).toBe(200)
  })

  it('do not tell whether the account exists', async () => {
    const email = `${randomUUID()}@clinic.test`
    await failed(email, 49)
    expect((await login(email, 'guess', newAddress())).status).toBe(401)
    expect((await login(email, 'guess', newAddress())).status).toBe(429)
  })

  it('from where the owner was a quarter of a year ago are like the others', async () => {
    const owner = await member()
    const before = newAddress()
    await login(owner.email, owner.password, before)
    now = new Date(now.getTime() + 91 * 24 * 3_600_000)
    await failed(owner.email, 50)
    expect((await login(owner.email, owner.password, before)).status).toBe(429)
  })

  it('all at once are no more than one after the other', async () => {
    const { email } = await member()
    await failed(email, 45)
    const replies = await Promise.all(addresses.slice(0, 100).map((address) => login(email, 'guess', address)))
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(95)
  })
})

// Seen to fail: with the allowance of an address counted for everybody (the owners were told to wait); with none for an
// account at a known address (the sixth guess was looked at).
describe('3a-11: guesses from a clinic’s own network', () => {
  /** Two people who sign in at the same desk, after somebody there guessed at thirty other accounts. */
  async function guessedAt() {
    const desk = newAddress()
    const [owner, colleague] = [await member(), await member()]
    for (const { email, password } of [owner, colleague]) expect((await login(email, password, desk)).status).toBe(200)
    for (let guess = 0; guess < 30; guess += 1)
      expect((await login(`${randomUUID()}@clinic.test`, 'guess', desk)).status).toBe(401)
    return { desk, owner, colleague }
  }

  it('leave those in who sign in there, and nobody else', async () => {
    const { desk, owner, colleague } = await guessedAt()
    const stranger = await member()
    expect((await login(stranger.email, stranger.password, desk)).status).toBe(429)
    expect((await login(`${randomUUID()}@clinic.test`, 'guess', desk)).status).toBe(429)
    for (const { email, password } of [owner, colleague]) expect((await login(email, password, desk)).status).toBe(200)
  })

  it('are five at an account that is known there', async () => {
    const { desk, owner, colleague } = await guessedAt()
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await login(owner.email, `guess ${guess}`, desk)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await login(owner.email, owner.password, desk)).status).toBe(429)
    expect((await login(colleague.email, colleague.password, desk)).status).toBe(200)
  })
})

// Seen to fail: with an unknown address answered before a password was hashed.
describe('3a-11: the time a wrong password takes', () => {
  it('does not tell whether the account exists', async () => {
    const differences: number[] = []
    for (let round = 0; round < scaled(500) / 10; round += 1) {
      const { email } = await member()
      for (let turn = 0; turn < 10; turn += 1) {
        // one after the other: whatever else the machine does happens to both
        const known = await login(email, 'wrong', newAddress())
        const unknown = await login(`${randomUUID()}@clinic.test`, 'wrong', newAddress())
        differences.push(known.ms - unknown.ms)
      }
    }
    expect(Math.abs(median(differences))).toBeLessThan(5)
  })

  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
})
