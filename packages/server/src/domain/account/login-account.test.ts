import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { openWorld } from '../../testing/sample-world'
import type { OperationId } from '../../use-case/contract'

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

const password = 'enam kata yang panjang'
const newEmail = () => `${randomUUID()}@clinic.test`
let addresses = 0
const newAddress = () => `198.51.100.${addresses++}`
const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip })

const find = (token: string, ip = newAddress()) => server.call('findInvitation', { body: { token }, headers: from(ip) })
const accept = (token: string, said: object = {}, ip = newAddress()) =>
  server.call('acceptInvitation', { body: { token, password, ...said }, headers: from(ip) })
const login = (email: string, typed = password) =>
  server.call('login', { body: { email, password: typed, workspace: 'clinic' }, headers: from(newAddress()) })

/** A manager, and the assistants and dentists they invite. */
async function openClinic(of?: TestClinic) {
  const world = await openWorld(server, of)
  const token = await server.tokenOf(world.user)
  const newStaff = async () => (await sampleCalls.getStaff(world)).path
  const newDoctor = async () => (await sampleCalls.getDoctor(world)).path
  // a session of yesterday would have ended
  const ask = async <Id extends OperationId>(id: Id, path: { id: number }, body?: object) =>
    server.call(id, { token: await server.tokenOf(world.user), path, body })
  const invite = (path: { id: number }, said: object = {}) =>
    ask('inviteStaff', path, { email: newEmail(), role: 'nurse_clinic', ...said })
  const renew = (id: number, said: object = {}) =>
    ask('renewInvitation', { id }, { email: newEmail(), role: 'nurse_clinic', ...said })
  const set = (id: number, status: 'active' | 'disabled') => ask('setAccountStatus', { id }, { status })
  const read = async (path: { id: number }) => (await ask('getStaffAccount', path)).body.data
  /** An assistant who has just been invited. */
  async function invited(said: object = {}) {
    const person = await newStaff()
    const { account, token: link } = (await invite(person, said)).body.data
    return { person, account, id: Number(account.id), email: account.email, link }
  }
  return { world, token, newStaff, newDoctor, invite, renew, set, read, invited }
}
const clinic = await openClinic()

const ended = {
  status: 404,
  body: { status: 'failed', msg: 'This link is no longer valid. Ask for a new one.', data: {} },
}
const expectEnded = async (token: string) => {
  for (const { status, body } of [await find(token), await accept(token)]) expect({ status, body }).toEqual(ended)
}

describe('a login account', () => {
  it('is none, invited, active and disabled, in the course of its life', async () => {
    const { newStaff, invite, set, read } = clinic
    const person = await newStaff()
    expect(await read(person)).toEqual({ id: null, state: 'none', email: '', role: null, invited_until: null })

    const { account, token } = (await invite(person, { email: 'Yuni@Clinic.test' })).body.data
    const id = Number(account.id)
    expect(account).toEqual({
      ...{ id, state: 'invited', email: 'yuni@clinic.test', role: 'nurse_clinic' },
      invited_until: '2026-11-19T02:00:00.000Z',
    })
    expect(await read(person)).toEqual(account)
    expect((await login('yuni@clinic.test')).status).toBe(401)

    expect(await accept(token)).toMatchObject({ status: 200, body: { data: {} } })
    expect(await read(person)).toMatchObject({ id, state: 'active', invited_until: null })
    expect((await login('yuni@clinic.test')).body.data.user).toMatchObject({
      ...{ id, staff_id: person.id, doctor_id: null, role: { name: 'nurse_clinic' } },
      ...{ company_id: clinic.world.clinic.company_id, clinic_id: clinic.world.clinic.clinic_id },
    })

    expect((await set(id, 'disabled')).body.data).toMatchObject({ state: 'disabled' })
    expect((await login('yuni@clinic.test')).status).toBe(401)
    expect((await set(id, 'active')).body.data).toMatchObject({ state: 'active' })
    expect((await login('yuni@clinic.test')).status).toBe(200)
  })

  it('of a dentist has their name, titles and all', async () => {
    const { token, newDoctor } = clinic
    const path = await newDoctor()
    const body = { email: newEmail(), role: 'doctor_clinic' }
    const { token: link } = (await server.call('inviteDoctor', { token, path, body })).body.data
    expect((await find(link)).body.data).toEqual({
      ...{ clinic: 'Klinik Gigi Senyum', name: 'drg. Satu', email: body.email },
    })
    await accept(link)
    const { user } = (await login(body.email)).body.data
    expect(user).toMatchObject({ displayname: 'drg. Satu', firstname: 'Satu', lastname: '', doctor_id: path.id })
    expect((await server.call('getDoctorAccount', { token, path })).body.data).toMatchObject({ state: 'active' })
  })

  it('is one for a person, also when ten invite at once', async () => {
    const { newStaff, invite } = clinic
    const person = await newStaff()
    const replies = await Promise.all(Array.from({ length: 10 }, () => invite(person)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 409,
      body: { msg: 'This person has a login account already.', data: { current: { state: 'invited' } } },
    })
  })

  it('has an e-mail nobody else has, whatever its case, and the answer does not tell whose it is', async () => {
    const stranger = await openClinic()
    const { email } = await stranger.invited()
    const { newStaff, invite, renew, invited } = clinic
    const taken = {
      status: 422,
      body: { msg: expect.any(String), data: { fields: { email: 'Somebody has this e-mail already' } } },
    }
    expect(await invite(await newStaff(), { email: email.toUpperCase() })).toMatchObject(taken)
    const mine = await invited()
    expect(await renew(mine.id, { email })).toMatchObject(taken)
    expect(await invite(await newStaff(), { email: mine.email })).toMatchObject(taken)
    expect((await find(mine.link)).status).toBe(200)
  })

  it.each([
    { of: 'inviteStaff' as const, said: { role: 'doctor_clinic' }, fields: { role: 'This is not one of the choices' } },
    { of: 'inviteStaff' as const, said: { role: 'head_office' }, fields: { role: 'This is not one of the choices' } },
    { of: 'inviteStaff' as const, said: { email: 'yuni' }, fields: { email: 'This is not an e-mail address' } },
    {
      of: 'inviteDoctor' as const,
      said: { role: 'manager_clinic' },
      fields: { role: 'This is not one of the choices' },
    },
  ])('is refused by $of with $said', async ({ of, said, fields }) => {
    const { token, newStaff, newDoctor } = clinic
    const doctor = of === 'inviteDoctor'
    const path = await (doctor ? newDoctor() : newStaff())
    const body = { email: newEmail(), role: doctor ? 'doctor_clinic' : 'nurse_clinic', ...said }
    expect(await server.call(of, { token, path, body })).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('is not for who is inactive', async () => {
    const { newStaff, invite } = clinic
    const { id } = await newStaff()
    await server.database.updateTable('staff').set({ status: 'inactive' }).where('id', '=', id).execute()
    expect(await invite({ id })).toMatchObject({
      status: 422,
      body: { msg: 'Who is inactive here cannot be invited. Make them active first.' },
    })
  })

  it('does not exist for another clinic, be it of the same company', async () => {
    const { person, id } = await clinic.invited()
    const { company_id } = clinic.world.clinic
    for (const other of [await openClinic(), await openClinic(await server.makeClinic({ company_id }))]) {
      const path = person
      expect((await server.call('getStaffAccount', { token: other.token, path })).status).toBe(404)
      expect((await other.invite(person)).status).toBe(404)
      expect((await other.renew(id)).status).toBe(404)
      expect((await other.set(id, 'disabled')).status).toBe(404)
    }
    expect(await clinic.read(person)).toMatchObject({ state: 'invited' })
  })

  it('of who is neither dentist nor assistant here is nobody’s to manage', async () => {
    const office = await server.makeUser(clinic.world.clinic, 'head_office')
    expect((await clinic.set(office.id, 'disabled')).status).toBe(404)
    expect((await clinic.renew(office.id)).status).toBe(404)
  })

  it('is written down at every step, without a token', async () => {
    const { world, invited, renew, set } = await openClinic()
    const { id, link } = await invited()
    const { token: newLink } = (await renew(id)).body.data
    await accept(newLink)
    await set(id, 'disabled')
    await set(id, 'disabled') // changes nothing
    await set(id, 'active')
    const events = await server.changesOf(world.clinic)
    expect(events.map(({ action, object, object_id, role }) => [action, object, object_id, role])).toEqual([
      ['invite', 'user', id, 'manager_clinic'],
      ['renew', 'invitation', id, 'manager_clinic'],
      ['accept', 'invitation', id, 'visitor'],
      ['disable', 'user', id, 'manager_clinic'],
      ['enable', 'user', id, 'manager_clinic'],
    ])
    const { token_hash } = await server.database
      .selectFrom('invitation')
      .select('token_hash')
      .where('user_id', '=', (await invited()).id)
      .executeTakeFirstOrThrow()
    const written = JSON.stringify([events, lines])
    for (const secret of [link, newLink, token_hash, 'argon2', password]) expect(written).not.toContain(secret)
    expect(lines.length).toBeGreaterThan(0)
  })
})

describe('a link', () => {
  it('tells whom it invites, and where, as often as it is opened', async () => {
    const { email, link } = await clinic.invited()
    for (let each = 0; each < 10; each += 1)
      expect((await find(link, '203.0.113.1')).body.data).toEqual({ clinic: 'Klinik Gigi Senyum', name: 'Satu', email })
  })

  it('ends after 72 hours', async () => {
    const { read, invited } = clinic
    const { person, link, email } = await invited()
    later(71.9)
    expect((await find(link)).status).toBe(200)
    later(0.1)
    await expectEnded(link)
    expect(await read(person)).toMatchObject({ state: 'expired', invited_until: '2026-11-19T02:00:00.000Z' })
    expect((await login(email)).status).toBe(401)
  })

  it('is used once', async () => {
    const { link, email } = await clinic.invited()
    expect((await accept(link)).status).toBe(200)
    expect(await accept(link, { password: 'the thief came later' })).toMatchObject(ended)
    await expectEnded(link)
    expect((await login(email)).status).toBe(200)
  })

  it('is used by one of two at the same moment, and it is their password that holds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { link, email } = await clinic.invited()
      const passwords = ['the first of the two', 'the other of the two']
      const replies = await Promise.all(passwords.map((each) => accept(link, { password: each })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
      const winner = replies.findIndex(({ status }) => status === 200)
      expect((await login(email, passwords[winner])).status).toBe(200)
      expect((await login(email, passwords[1 - winner])).status).toBe(401)
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
    await expectEnded(link)
    expect((await accept(token)).status).toBe(200)
    expect((await login(email)).status).toBe(401)
    expect((await login(address)).status).toBe(200)
  })

  it('that was not used in time is made anew', async () => {
    const { id } = await clinic.invited()
    later(100)
    const { token } = (await clinic.renew(id)).body.data
    expect((await accept(token)).status).toBe(200)
  })

  it('is not made anew for who has a password, is disabled, or has another kind of role', async () => {
    const { invited, renew, set } = clinic
    const used = await invited()
    await accept(used.link)
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
    await expectEnded(link)
    await clinic.set(id, 'active')
    await expectEnded(link)
    expect(await clinic.read(person)).toMatchObject({ state: 'expired', invited_until: null })
  })

  it('nobody was given is answered like one that has ended', async () => {
    await expectEnded('x'.repeat(43))
    await expectEnded(randomUUID().replace(/-/g, '').padEnd(43, '_'))
  })

  it.each([
    { typed: 'nine char', problem: 'At least 10 characters' },
    { typed: '', problem: 'At least 10 characters' },
    { typed: 'a'.repeat(129), problem: 'At most 128 characters' },
  ])('takes no password like "$typed", and stays', async ({ typed, problem }) => {
    const { link } = await clinic.invited()
    const reply = await accept(link, { password: typed })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { password: problem } } } })
    expect((await find(link)).status).toBe(200)
  })

  it.each(['ten chars!', 'kata sandi كلمة السر 🦷', 'a'.repeat(128)])('takes %s', async (typed) => {
    const { link, email } = await clinic.invited()
    expect((await accept(link, { password: typed })).status).toBe(200)
    expect((await login(email, typed)).status).toBe(200)
  })
})

describe('guessing links', () => {
  const guess = () => `${randomUUID()}${randomUUID()}`.slice(0, 43)

  it('is over for an address after thirty wrong ones, and nobody else is in the way', async () => {
    const { link } = await clinic.invited()
    const thief = '203.0.113.77'
    const statuses: number[] = []
    for (let each = 0; each < 32; each += 1)
      statuses.push((await (each % 2 ? find(guess(), thief) : accept(guess(), {}, thief))).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429, 429])
    const refused = await find(link, thief)
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await find(link)).status).toBe(200)
    later(0.25)
    expect((await find(link, thief)).status).toBe(200)
  })

  it('all at once, no more than thirty are looked at', async () => {
    const thief = '203.0.113.78'
    const replies = await Promise.all(Array.from({ length: 60 }, () => find(guess(), thief)))
    expect(replies.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(30)
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })

  it('locks no account out of the login elsewhere', async () => {
    const { link, email } = await clinic.invited()
    await accept(link)
    for (let each = 0; each < 6; each += 1) await find(link)
    expect((await login(email)).status).toBe(200)
  })
})

describe('disabling', () => {
  it('ends every session at the next request, and enabling does not bring them back', async () => {
    const { invited, set } = clinic
    const { id, link, email } = await invited()
    await accept(link)
    const sessions = [await login(email), await login(email)].map(({ body }) => body.data.accessToken)
    const statuses = () =>
      Promise.all(sessions.map(async (token) => (await server.call('fetchMyAccount', { token })).status))
    expect(await statuses()).toEqual([200, 200])
    await set(id, 'disabled')
    expect(await statuses()).toEqual([401, 401])
    await set(id, 'active')
    expect(await statuses()).toEqual([401, 401])
    expect((await login(email)).status).toBe(200)
  })

  it('is not for the own account', async () => {
    const { invited, set } = clinic
    const { id, link, email } = await invited({ role: 'manager_clinic' })
    await accept(link)
    const token = (await login(email)).body.data.accessToken
    const own = await server.call('setAccountStatus', { token, path: { id }, body: { status: 'disabled' } })
    expect(own).toMatchObject({ status: 422, body: { msg: 'This is your own account. Ask another manager.' } })
    expect((await set(id, 'disabled')).status).toBe(200)
  })

  it('is for the manager', async () => {
    const { id, person } = await clinic.invited()
    for (const role of ['front_office_clinic', 'doctor_clinic', 'nurse_clinic'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic.world.clinic, role))
      const path = { id }
      expect((await server.call('getStaffAccount', { token, path: person })).status).toBe(403)
      expect((await server.call('renewInvitation', { token, path, body: {} })).status).toBe(403)
      expect((await server.call('setAccountStatus', { token, path, body: { status: 'disabled' } })).status).toBe(403)
    }
  })
})
