import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cleanUp } from '../../programs/cleanup'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { watch } from '../../testing/program/watch'
import { openWorld } from '../../testing/sample-world'

// Seen to fail: without the limit of sessions; with the others left open by a change of the password; with guesses of the
// current password not counted; with the clinic not looked at when a manager asks.

vi.setConfig({ testTimeout: patience })

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

/** An assistant of a clinic, who signs in here and there. */
async function openDesk() {
  const world = await openWorld(server)
  const { id: staff_id } = await server.database
    .insertInto('staff')
    .values({
      company_id: world.clinic.company_id,
      clinic_id: world.clinic.clinic_id,
      name: 'Yuni',
      position: 'assistant',
      nik: '3171234567890123',
      str_number: '',
      str_valid_until: null,
      sip_number: '',
      sip_valid_until: null,
      skills: '[]',
      doctor_id: null,
      phone: '',
      email: '',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await server.makeUser(world.clinic, 'nurse_clinic', { staff_id })
  const login = (password = user.password, headers: Record<string, string> = {}) =>
    server.call('login', { body: { email: user.email, password, workspace: 'clinic' }, headers })
  const signIn = async (headers = {}) => (await login(undefined, headers)).body.data.accessToken
  const lives = async (token: string) => (await server.call('fetchMyAccount', { token })).status === 200
  const changePassword = (token: string, current_password: string, password = 'enam kata yang panjang') =>
    server.call('changePassword', { token, body: { current_password, password } })
  return { world, user, login, signIn, lives, changePassword, manager: await server.tokenOf(world.user) }
}

describe('the sessions of an account', () => {
  it('are shown to their owner: where, with what, since when, and which is this one', async () => {
    const { signIn } = await openDesk()
    const desk = await signIn({ 'user-agent': 'curl/8' })
    const signedIn = now.toISOString()
    later(30)
    const pocket = await signIn({ 'user-agent': phone })
    expect((await server.call('listSession', { token: pocket })).body.data.rows).toMatchObject([
      { browser: 'chrome', system: 'android', ip: '127.0.0.1', is_current: true, created_at: now.toISOString() },
      { browser: 'other', system: 'other', is_current: false, created_at: signedIn, last_used_at: signedIn },
    ])
    later(2)
    const { rows } = (await server.call('listSession', { token: desk })).body.data
    expect(rows.map(({ is_current }) => is_current)).toEqual([true, false])
  })

  it('that have ended are not shown', async () => {
    const { signIn } = await openDesk()
    await signIn()
    later(12 * 60 + 1)
    expect((await server.call('listSession', { token: await signIn() })).body.data.count).toBe(1)
  })

  it('are twenty at most: the one unused for longest ends, with its windows', async () => {
    const { signIn, lives, user } = await openDesk()
    const [first, second, third] = [await server.tokenOf(user), await server.tokenOf(user), await server.tokenOf(user)]
    const window = await watch(address, second)
    onTestFinished(window.close)
    later(2)
    for (let each = 3; each < 20; each += 1) await server.tokenOf(user)
    later(2)
    expect([await lives(third), await lives(first)]).toEqual([true, true]) // the second is the oldest now
    later(2)
    await signIn()
    await window.ended
    expect([await lives(first), await lives(second), await lives(third)]).toEqual([true, false, true])
    await Promise.all([signIn(), signIn(), signIn()])
    const { count } = await server.database
      .selectFrom('session')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) => eb.and({ company_id: user.company_id, user_id: user.id }))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(20)
  })

  it('say why they are over to who shows the token again', async () => {
    const { signIn, user, world } = await openDesk()
    const told = async (token: string) => {
      const reply = await server.call('fetchMyAccount', { token })
      return { status: reply.status, code: Object(reply.body.data).code }
    }
    const [here, there] = [await signIn(), await signIn()]
    await server.call('endOtherSessions', { token: here })
    expect(await told(there)).toEqual({ status: 401, code: 'session_ended' })
    expect(await told(here)).toEqual({ status: 200, code: undefined })
    later(12 * 60 + 1)
    expect(await told(here)).toEqual({ status: 401, code: 'session_expired' })
    expect(await told('nobody-had-this')).toEqual({ status: 401, code: undefined })
    // also once the cleanup has removed the session, which somebody else could have ended as well
    later(24 * 60)
    await cleanUp(server.database, now)
    expect(await told(here)).toEqual({ status: 401, code: 'session_expired' })

    const last = await signIn()
    const boss = await server.call('setAccountStatus', {
      token: await server.tokenOf(world.user),
      path: { id: user.id },
      body: { status: 'disabled' },
    })
    expect(boss.status).toBe(200)
    expect(await told(last)).toEqual({ status: 401, code: 'account_inactive' })
  })

  it('all end except the one that asks', async () => {
    const { signIn, lives, world } = await openDesk()
    const [here, there, colleague] = [await signIn(), await signIn(), await server.tokenOf(world.user)]
    const window = await watch(address, there)
    onTestFinished(window.close)
    expect((await server.call('endOtherSessions', { token: here })).status).toBe(200)
    await window.ended
    expect([await lives(here), await lives(there), await lives(colleague)]).toEqual([true, false, true])
  })

  it('are shown to the manager of the clinic, who ends them all', async () => {
    const { user, signIn, lives, manager } = await openDesk()
    const token = await signIn({ 'user-agent': phone })
    const path = { id: user.id }
    const shown = await server.call('listAccountSession', { token: manager, path })
    expect(shown.body.data.rows).toMatchObject([{ browser: 'chrome', system: 'android', is_current: false }])

    const stranger = await openDesk()
    for (const id of ['listAccountSession', 'endAccountSessions'] as const)
      expect((await server.call(id, { token: stranger.manager, path })).status).toBe(404)
    expect(await lives(token)).toBe(true)

    expect((await server.call('endAccountSessions', { token: manager, path })).status).toBe(200)
    expect([await lives(token), await lives(manager)]).toEqual([false, true])
  })
})

describe('one’s own password', () => {
  it('is changed with the current one; the other sessions end', async () => {
    const { user, world, login, signIn, lives, changePassword } = await openDesk()
    const [here, there] = [await signIn(), await signIn()]
    expect((await changePassword(here, user.password)).status).toBe(200)
    expect([await lives(here), await lives(there)]).toEqual([true, false])
    expect((await login()).status).toBe(401)
    expect((await login('enam kata yang panjang')).status).toBe(200)
    const changes = await server.changesOf(world.clinic)
    expect(changes.map(({ action }) => action)).toContain('change_password')
    expect(JSON.stringify(changes)).not.toMatch(/enam kata|argon2/)
  })

  it('stays when the current one is wrong, with the error at its field, at most five times', async () => {
    const { user, signIn, lives, changePassword } = await openDesk()
    const token = await signIn()
    for (let guess = 0; guess < 5; guess += 1)
      expect(await changePassword(token, `guess ${guess}`)).toMatchObject({
        status: 422,
        body: { data: { fields: { current_password: 'This is not your current password' } } },
      })
    expect((await changePassword(token, user.password)).status).toBe(429)
    expect(await lives(token)).toBe(true)
  })

  it('is changed by one of two concurrent requests', async () => {
    const { user, login, signIn, changePassword } = await openDesk()
    const tokens = [await signIn(), await signIn()]
    const chosen = ['kata sandi pertama', 'kata sandi kedua']
    const replies = await Promise.all(tokens.map((token, index) => changePassword(token, user.password, chosen[index])))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const statuses: number[] = []
    for (const password of chosen) statuses.push((await login(password)).status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })
})
