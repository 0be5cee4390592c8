import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { accept, expectEnded, find, login, newEmail, openAccounts, password } from './login-account-fixture'

const monday = new Date('2026-11-16T02:00:00Z')

let now = monday

const lines: string[] = []

const log = { write: (line: string) => void lines.push(line) }

const server = await startTestServer({ now: () => now, log, env: { TRUST_PROXY: '1' } })

afterAll(() => server.close())

beforeEach(() => {
  now = monday
})

const clinic = await openAccounts(server)

describe('a login account', () => {
  it('is none, invited, active and disabled, in the course of its life', async () => {
    const { newStaff, invite, set, read } = clinic
    const person = await newStaff()
    expect(await read(person)).toEqual({ id: null, state: 'none', email: '', role: null, invited_until: null })

    const { account, token } = (await invite(person, { email: 'Yuni@Clinic.test' })).body.data
    const id = Number(account.id)
    expect(account).toEqual({
      id,
      state: 'invited',
      email: 'yuni@clinic.test',
      role: 'nurse_clinic',
      invited_until: '2026-11-19T02:00:00.000Z',
    })
    expect(await read(person)).toEqual(account)
    expect((await login(server, 'yuni@clinic.test')).status).toBe(401)

    expect(await accept(server, token)).toMatchObject({ status: 200, body: { data: {} } })
    expect(await read(person)).toMatchObject({ id, state: 'active', invited_until: null })
    expect((await login(server, 'yuni@clinic.test')).body.data.user).toMatchObject({
      id,
      staff_id: person.id,
      doctor_id: null,
      role: { name: 'nurse_clinic' },
      company_id: clinic.world.clinic.company_id,
      clinic_id: clinic.world.clinic.clinic_id,
    })

    expect((await set(id, 'disabled')).body.data).toMatchObject({ state: 'disabled' })
    expect((await login(server, 'yuni@clinic.test')).status).toBe(401)
    expect((await set(id, 'active')).body.data).toMatchObject({ state: 'active' })
    expect((await login(server, 'yuni@clinic.test')).status).toBe(200)
  })

  it('of a dentist has their name, titles and all', async () => {
    const { token, newDoctor } = clinic
    const path = await newDoctor()
    const body = { email: newEmail(), role: 'doctor_clinic' }
    const { token: link } = (await server.call('inviteDoctor', { token, path, body })).body.data
    expect((await find(server, link)).body.data).toEqual({
      clinic: 'Klinik Gigi Senyum',
      name: 'drg. Satu',
      email: body.email,
    })
    await accept(server, link)
    const { user } = (await login(server, body.email)).body.data
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
    const stranger = await openAccounts(server)
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
    expect((await find(server, mine.link)).status).toBe(200)
  })

  it.each([
    {
      of: 'inviteStaff' as const,
      values: { role: 'doctor_clinic' },
      fields: { role: 'This is not one of the choices' },
    },
    { of: 'inviteStaff' as const, values: { role: 'head_office' }, fields: { role: 'This is not one of the choices' } },
    { of: 'inviteStaff' as const, values: { email: 'yuni' }, fields: { email: 'This is not an e-mail address' } },
    {
      of: 'inviteDoctor' as const,
      values: { role: 'manager_clinic' },
      fields: { role: 'This is not one of the choices' },
    },
  ])('is refused by $of with $said', async ({ of, values, fields }) => {
    const { token, newStaff, newDoctor } = clinic
    const doctor = of === 'inviteDoctor'
    const path = await (doctor ? newDoctor() : newStaff())
    const body = { email: newEmail(), role: doctor ? 'doctor_clinic' : 'nurse_clinic', ...values }
    expect(await server.call(of, { token, path, body })).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('is not for inactive people', async () => {
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
    for (const other of [
      await openAccounts(server),
      await openAccounts(server, await server.makeClinic({ company_id })),
    ]) {
      const path = person
      expect((await server.call('getStaffAccount', { token: other.token, path })).status).toBe(404)
      expect((await other.invite(person)).status).toBe(404)
      expect((await other.renew(id)).status).toBe(404)
      expect((await other.reset(id)).status).toBe(404)
      expect((await other.set(id, 'disabled')).status).toBe(404)
    }
    expect(await clinic.read(person)).toMatchObject({ state: 'invited' })
  })

  it('of a person who is neither dentist nor assistant here cannot be managed', async () => {
    const office = await server.makeUser(clinic.world.clinic, 'head_office')
    expect((await clinic.set(office.id, 'disabled')).status).toBe(404)
    expect((await clinic.renew(office.id)).status).toBe(404)
  })

  it('is written down at every step, without a token', async () => {
    const { world, invited, renew, set } = await openAccounts(server)
    const { id, link } = await invited()
    const { token: newLink } = (await renew(id)).body.data
    await accept(server, newLink)
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

describe('resetting a forgotten password', () => {
  it('ends it and every session at once, and a link sets another one, with another role too', async () => {
    const { id, person, link, email } = await clinic.invited()
    await accept(server, link)
    const session = (await login(server, email)).body.data.accessToken
    const { account, token } = (await clinic.reset(id, { email, role: 'front_office_clinic' })).body.data
    expect(account).toMatchObject({ id, state: 'invited', email, role: 'front_office_clinic' })
    expect(await clinic.read(person)).toEqual(account)
    expect((await server.call('fetchMyAccount', { token: session })).status).toBe(401)
    expect((await login(server, email)).status).toBe(401)
    const words = 'empat kata yang lain'
    expect((await accept(server, token, { password: words })).status).toBe(200)
    expect((await login(server, email, words)).body.data.user.role.name).toBe('front_office_clinic')
    expect((await login(server, email)).status).toBe(401)
    await expectEnded(server, token)
  })

  it('is for who has a password, and is not disabled', async () => {
    const fresh = await clinic.invited()
    const msg = 'No password is set for this account yet. Make a new link instead.'
    expect(await clinic.reset(fresh.id)).toMatchObject({
      status: 409,
      body: { msg, data: { current: { state: 'invited' } } },
    })
    await accept(server, fresh.link)
    await clinic.set(fresh.id, 'disabled')
    expect(await clinic.reset(fresh.id)).toMatchObject({
      status: 409,
      body: { data: { current: { state: 'disabled' } } },
    })
    await clinic.set(fresh.id, 'active')
    expect((await login(server, fresh.email)).status).toBe(200)
  })

  it('takes no role of other people, and changes nothing then', async () => {
    const { id, link, email } = await clinic.invited()
    await accept(server, link)
    expect((await clinic.reset(id, { role: 'doctor_clinic' })).status).toBe(422)
    expect((await login(server, email)).status).toBe(200)
  })

  it('is not for the own account or for who is no manager', async () => {
    const { id, link, email } = await clinic.invited({ role: 'manager_clinic' })
    await accept(server, link)
    const token = (await login(server, email)).body.data.accessToken
    const call = { path: { id }, body: { email, role: 'manager_clinic' } }
    expect(await server.call('resetAccount', { token, ...call })).toMatchObject({
      status: 422,
      body: { msg: 'This is your own account. Ask another manager.' },
    })
    const desk = await server.tokenOf(await server.makeUser(clinic.world.clinic, 'front_office_clinic'))
    expect((await server.call('resetAccount', { token: desk, ...call })).status).toBe(403)
    expect((await login(server, email)).status).toBe(200)
  })
})

describe('disabling', () => {
  it('ends every session at the next request, and enabling does not bring them back', async () => {
    const { invited, set } = clinic
    const { id, link, email } = await invited()
    await accept(server, link)
    const sessions = [await login(server, email), await login(server, email)].map(({ body }) => body.data.accessToken)
    const statuses = () =>
      Promise.all(sessions.map(async (token) => (await server.call('fetchMyAccount', { token })).status))
    expect(await statuses()).toEqual([200, 200])
    await set(id, 'disabled')
    expect(await statuses()).toEqual([401, 401])
    await set(id, 'active')
    expect(await statuses()).toEqual([401, 401])
    expect((await login(server, email)).status).toBe(200)
  })

  it('is not for the own account', async () => {
    const { invited, set } = clinic
    const { id, link, email } = await invited({ role: 'manager_clinic' })
    await accept(server, link)
    const token = (await login(server, email)).body.data.accessToken
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
