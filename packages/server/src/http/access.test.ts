import type { OperationId } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const nurse = async () => {
  const user = await server.makeUser(await server.makeClinic(), 'nurse_clinic')
  return { user, token: await server.tokenOf(user) }
}
const ask = async (operation: OperationId, token?: string) => {
  const { status, body } = await server.call(operation, { token, path: { id: 1 } })
  return { status, msg: body.msg, envelope: body.status }
}
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}

describe('a token', () => {
  it('is asked for before anything else', async () => {
    expect(await ask('createPatient')).toEqual({ status: 401, envelope: 'failed', msg: 'Please sign in.' })
    expect(await ask('createPatient', 'x'.repeat(43))).toEqual({
      status: 401,
      envelope: 'failed',
      msg: 'Your session has ended. Please sign in again.',
    })
  })

  it.each(['Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', "Bearer ' or 1=1 --", 'abc'])(
    'is not %s',
    async (authorization) => {
      const reply = await server.call('getInformation', { headers: { authorization } })
      expect(reply).toMatchObject({ status: 401, body: { status: 'failed' } })
    },
  )

  it('is not stored in plain text', async () => {
    const { user, token } = await nurse()
    const { token_hash } = await server.database
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(token_hash).not.toContain(token)
    expect((await ask('getInformation', token_hash)).status).toBe(401)
  })

  it('ends after 12 hours without use, and after 7 days whatever happens', async () => {
    const { token } = await nurse()
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect((await ask('getInformation', token)).status).toBe(200)
      later(8)
    }
    expect(await ask('getInformation', token)).toMatchObject({
      status: 401,
      msg: 'Your session has ended. Please sign in again.',
    })

    const idle = await nurse()
    later(12.1)
    expect((await ask('getInformation', idle.token)).status).toBe(401)
  })

  it('is worth nothing from the next request on when its user is disabled', async () => {
    const { user, token } = await nurse()
    await server.database.updateTable('user').set({ status: 0 }).where('id', '=', user.id).execute()
    expect((await ask('getInformation', token)).status).toBe(401)
  })

  it('is worth what the role of its user is worth now', async () => {
    const { user, token } = await nurse()
    expect((await ask('listRegistration', token)).status).toBe(403)
    await server.database.updateTable('user').set({ role: 'front_office_clinic' }).where('id', '=', user.id).execute()
    expect((await ask('listRegistration', token)).status).toBe(200)
    await server.database.updateTable('user').set({ role: 'patient' }).where('id', '=', user.id).execute()
    expect(await ask('getInformation', token)).toEqual({
      status: 403,
      envelope: 'failed',
      msg: 'Your role may not do this.',
    })
  })
})
