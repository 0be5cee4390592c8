import { randomUUID } from 'node:crypto'
import { roleNames } from '@clinic/core/access'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { openWorld } from '../../testing/sample-world'

let now = new Date('2026-11-20T02:00:00Z')
const clock = () => now
const server = await startTestServer({ now: clock, env: { TRUST_PROXY: '1' } })
const production = await startTestServer({ env: { APP_ENV: 'production' } })
afterAll(() => Promise.all([server.close(), production.close()]))

interface Credentials {
  email: string
  password: string
}
const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip })
const login = ({ email, password }: Credentials, headers = from('198.51.100.1'), { call } = server) =>
  call('login', { body: { email, password, workspace: 'clinic' }, headers })
const wrong = (user: Credentials) => ({ ...user, password: 'wrong' })
const member = async () => server.makeUser(await server.makeClinic(), 'doctor_clinic')
const times = async <Result>(count: number, act: () => Promise<Result>) => {
  const results: Result[] = []
  for (let each = 0; each < count; each += 1) results.push(await act())
  return results
}

describe('login', () => {
  it('answers with a token and the user, as the specification lists one', async () => {
    const clinic = await server.makeClinic({ city: 'Bandung', postcode: '40111', whatsapp: '+628111' })
    const { id: doctor_id } = (await sampleCalls.getDoctor(await openWorld(server, clinic))).path
    const user = await server.makeUser(clinic, 'doctor_clinic', {
      firstname: 'Sri',
      lastname: '',
      displayname: 'drg. Sri',
      doctor_id,
    })
    const { status, body } = await login(user)
    expect(status).toBe(200)
    expect(body.data.accessToken).toMatch(/^[\w-]{43}$/)
    expect(body.data.user).toEqual({
      id: user.id,
      staff_id: null,
      doctor_id,
      company_id: clinic.company_id,
      clinic_id: clinic.clinic_id,
      firstname: 'Sri',
      lastname: '',
      displayname: 'drg. Sri',
      email: user.email,
      photo: '',
      status: 1,
      address: 'Jl. Melati 1',
      city: 'Bandung',
      province: 'DKI Jakarta',
      country: 'Indonesia',
      postcode: 40111,
      phone: '+622155512345',
      whatsapp: '+628111',
      instagram: '',
      facebook: '',
      linkedin: '',
      twitter: '',
      time_zone: 'Asia/Jakarta',
      authority: ['doctor_clinic'],
      role: { name: 'doctor_clinic' },
    })
    const account = await server.call('fetchMyAccount', { token: body.data.accessToken })
    expect(account).toMatchObject({ status: 200, body: { data: { user: body.data.user } } })
  })

  it.each(roleNames)('is open to %s', async (role) => {
    const user = await server.makeUser(await server.makeClinic(), role)
    const { body } = await login(user, from(randomUUID()))
    expect(await server.call('fetchMyAccount', { token: body.data.accessToken })).toMatchObject({ status: 200 })
  })

  it('does not mind capital letters in the address', async () => {
    const user = await member()
    expect((await login({ ...user, email: user.email.toUpperCase() })).status).toBe(200)
  })

  it('does not say which part was wrong', async () => {
    const disabled = await server.makeUser(await server.makeClinic(), 'nurse_clinic', { status: 0 })
    for (const credentials of [wrong(await member()), { email: 'nobody@clinic.test', password: 'any' }, disabled]) {
      const { status, body } = await login(credentials)
      expect({ status, body }).toEqual({
        status: 401,
        body: { status: 'failed', msg: 'E-mail or password is wrong.', data: {} },
      })
    }
  })

  it('is for the workspace of clinics', async () => {
    const { email, password } = await member()
    const reply = await server.call('login', { body: { email, password, workspace: 'pharmacy' } })
    expect(reply).toMatchObject({
      status: 400,
      body: { status: 'badRequest', data: { fields: { workspace: 'This is not one of the choices' } } },
    })
  })

  it('is written down, and so is the end', async () => {
    const user = await member()
    const { body } = await login(user)
    await server.call('logout', { token: body.data.accessToken })
    const events = (await server.eventsOf(user)).filter(({ user_id }) => user_id === user.id)
    expect(events).toMatchObject([
      { action: 'login', object: 'session', user_id: user.id, role: 'doctor_clinic' },
      { action: 'logout', object: 'session', user_id: user.id, role: 'doctor_clinic' },
    ])
  })
})

describe('after five failures', () => {
  it('an account waits a quarter of an hour at that address, also with the right password', async () => {
    const user = await member()
    const statuses = (await times(6, () => login(wrong(user)))).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])

    now = new Date(now.getTime() + 10 * 60_000)
    const refused = await login(user)
    expect(refused).toMatchObject({
      status: 429,
      body: { status: 'failed', msg: 'Too many failed attempts. Please try again in 5 minutes.' },
    })
    expect(refused.headers['retry-after']).toBe('300')

    now = new Date(now.getTime() + 5 * 60_000)
    expect((await login(user)).status).toBe(200)
  })

  it('all at once, no more than five are looked at', async () => {
    const user = await member()
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(wrong(user), from('198.51.100.2'))))
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15)
  })

  it('the owner comes in at another address', async () => {
    const user = await member()
    await times(8, () => login(wrong(user), from('203.0.113.66')))
    expect((await login(user)).status).toBe(200)
  })

  it('the others of that address come in', async () => {
    const user = await member()
    await times(6, () => login(wrong(user)))
    expect((await login(await member())).status).toBe(200)
  })

  it('waiting again and again does not make the wait longer', async () => {
    const user = await member()
    await times(5, () => login(wrong(user)))
    for (let minute = 0; minute < 15; minute += 5) {
      for (const { status } of await times(3, () => login(user))) expect(status).toBe(429)
      now = new Date(now.getTime() + 5 * 60_000)
    }
    expect((await login(user)).status).toBe(200)
  })

  it('of one address, a success takes those of its account back', async () => {
    const user = await member()
    await times(4, () => login(wrong(user)))
    expect((await login(user)).status).toBe(200)
    const statuses = (await times(5, () => login(wrong(user)))).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
  })

  it('does not depend on whether the account exists', async () => {
    const nobody = { email: `${randomUUID()}@clinic.test`, password: 'any' }
    const statuses = (await times(6, () => login(nobody))).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('after thirty failures', () => {
  it('an address waits, for any accounts it tried', async () => {
    const guess = () => login({ email: `${randomUUID()}@clinic.test`, password: 'any' }, from('192.0.2.9'))
    const statuses = (await times(31, guess)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await login(await member(), from('192.0.2.9'))).status).toBe(429)
    expect((await login(await member(), from('192.0.2.10'))).status).toBe(200)
  })
})

describe('logout', () => {
  it('ends the session whose token was sent, and no other', async () => {
    const user = await member()
    const [one, other] = [await server.tokenOf(user), await server.tokenOf(user)]
    expect(await server.call('logout', { token: one })).toMatchObject({
      status: 200,
      body: { status: 'success', data: {} },
    })
    expect((await server.call('fetchMyAccount', { token: one })).status).toBe(401)
    expect((await server.call('logout', { token: one })).status).toBe(401)
    expect((await server.call('fetchMyAccount', { token: other })).status).toBe(200)
  })
})

describe('the demo accounts', () => {
  it('are shown in development, with their password', async () => {
    const clinic = await server.makeClinic({ name: 'Klinik Contoh' })
    await server.makeUser(clinic, 'manager_clinic', { email: 'manager@demo.test', is_demo: true })
    await server.makeUser(clinic, 'manager_clinic')
    const { body } = await server.call('listDemoAccount')
    expect(body.data).toMatchObject({
      count: 1,
      rows: [
        { email: 'manager@demo.test', password: 'demo-clinic-1', role: 'manager_clinic', clinic: 'Klinik Contoh' },
      ],
    })
  })

  it('are worth nothing in production, not even with an old token', async () => {
    const demo = await production.makeUser(await production.makeClinic(), 'manager_clinic', { is_demo: true })
    expect((await production.call('listDemoAccount')).body.data).toMatchObject({ count: 0, rows: [] })
    expect((await login(demo, {}, production)).status).toBe(401)
    expect((await production.call('getInformation', { token: await production.tokenOf(demo) })).status).toBe(401)
  })
})
