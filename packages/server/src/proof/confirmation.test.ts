import type { OperationId } from '@clinic/api'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { operationsInTurn } from '../../../../turn'
import { openCallers } from '../testing/callers'
import { startTestServer } from '../testing/harness'
import { operations } from '../testing/operations'
import { patience } from '../testing/patience'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld } from '../testing/sample-world'
import { send } from '../testing/send'
import { confirmations } from '../use-case/confirmation'

vi.setConfig({ testTimeout: patience })

// Seen to fail: with the mark of an operation deleted from the contract; with the server's look at it deleted; with a
// confirmation that never grows old.

let now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const world = await openWorld(server)
const callers = await openCallers(server, world)
const minutes = 60_000
const stale = 15 * minutes + 1

/** A session that was confirmed so long ago, of the manager or of who may call an operation. */
async function sessionOf(age: number, operation: { roles: readonly string[] } = { roles: [] }) {
  const { user_id } = callers.of(operation)
  const token = await server.tokenOf({ company_id: world.clinic.company_id, id: user_id })
  now = new Date(now.getTime() + age)
  return token
}
const refusal = { code: 'password_required' }
const asked = ({ status, payload }: { status: number; payload: string }) => ({ status, data: JSON.parse(payload).data })

/** Written down by hand, apart from the contract: what asks for the password once more. */
const written: Partial<Record<OperationId, 'password' | 'table' | 'deactivation'>> = {
  inviteDoctor: 'password',
  inviteStaff: 'password',
  renewInvitation: 'password',
  resetAccount: 'password',
  setAccountStatus: 'password',
  endAccountSessions: 'password',
  listImportProblem: 'password',
  mergePatient: 'password',
  undoPatientMerge: 'password',
  getPatientCopy: 'password',
  erasePatient: 'password',
  listPatient: 'table',
  listRegistration: 'table',
  updateDoctor: 'deactivation',
  updateDoctorExternal: 'deactivation',
  updateStaff: 'deactivation',
  updateInformation: 'deactivation',
}

it('the contract marks what asks for the password once more, and nothing else', () => {
  expect(Object.fromEntries(confirmations)).toEqual(written)
})

/** The files that ask for the password again. */
const ground = [
  'packages/server/src/use-case/confirmation.ts',
  'packages/server/src/http/access.ts',
  'packages/server/src/http/answer-contract.ts',
  'packages/server/src/use-case/contract.ts',
  'packages/server/src/testing/sample-world.ts',
]
const walked = operationsInTurn(operations, { file: import.meta.url, ground })

describe('a session that was confirmed a while ago', () => {
  it.each(walked)('is asked by $id only if it is marked so', async (operation) => {
    const token = await sessionOf(stale, operation)
    // made after the clock has moved: an appointment of today is no longer one when the day has ended meanwhile
    const sample = await sampleCalls[operation.id](world)
    const reply = await send(server, operation, { ...sample, token })
    if (written[operation.id] === 'password') expect(asked(reply)).toEqual({ status: 403, data: refusal })
    else expect(reply.status).toBe(operation.success)
  })

  const tables = walked.filter(({ answersFile }) => answersFile.includes('text/csv'))
  it.each(tables)('is asked by the table of $id only if it is marked so', async (operation) => {
    const sample = await sampleCalls[operation.id](world)
    const token = await sessionOf(stale)
    for (const accept of operation.answersFile) {
      const reply = await send(server, operation, { ...sample, token, headers: { accept } })
      if (written[operation.id]) expect(asked(reply)).toEqual({ status: 403, data: refusal })
      else expect(reply.status).toBe(200)
    }
  })

  it.each(['updateDoctor', 'updateDoctorExternal', 'updateStaff'] as const)(
    'is asked by %s before somebody who signs in is made inactive',
    async (id) => {
      const { path, body } = await sampleCalls[id](world)
      const inactive = { ...body, status: 'inactive' }
      const other = await sampleCalls[id](world)
      const of = id === 'updateStaff' ? { staff_id: path.id } : { doctor_id: path.id }
      await server.makeUser(world.clinic, 'nurse_clinic', of)
      const token = await sessionOf(stale)
      expect(await server.call(id, { token, path, body: inactive })).toMatchObject({
        status: 403,
        body: { data: refusal },
      })
      expect(
        (await server.call(id, { token, path: other.path, body: { ...other.body, status: 'inactive' } })).status,
      ).toBe(200)
      await server.call('confirmPassword', { token, body: { password: world.user.password } })
      expect((await server.call(id, { token, path, body: inactive })).status).toBe(200)
    },
  )

  it('is asked before the clinic is made inactive, not after', async () => {
    const { body } = await sampleCalls.updateInformation(world)
    const token = await sessionOf(stale)
    const inactive = { ...body, status: 'inactive' }
    expect((await server.call('updateInformation', { token, body: inactive })).status).toBe(403)
    await server.call('confirmPassword', { token, body: { password: world.user.password } })
    expect((await server.call('updateInformation', { token, body: inactive })).status).toBe(200)
    const again = await sampleCalls.updateInformation(world)
    const later = await sessionOf(stale)
    const active = { ...again.body, status: 'active' }
    expect((await server.call('updateInformation', { token: later, body: active })).status).toBe(200)
  })
})

describe('a confirmation', () => {
  const ask = (token: string) => server.call('listPatient', { token, headers: { accept: 'text/csv' } })
  const confirm = (token: string, password = world.user.password) =>
    server.call('confirmPassword', { token, body: { password } })

  it('lasts fifteen minutes, from the login or from the password on', async () => {
    const { email, password } = world.user
    const { accessToken: token } = (await server.call('login', { body: { email, password, workspace: 'clinic' } })).body
      .data
    now = new Date(now.getTime() + 15 * minutes)
    expect((await ask(token)).status).toBe(200)
    now = new Date(now.getTime() + 1)
    expect((await ask(token)).status).toBe(403)
    expect((await confirm(token)).status).toBe(200)
    expect((await ask(token)).status).toBe(200)
    now = new Date(now.getTime() + stale)
    expect((await ask(token)).status).toBe(403)
  })

  it('is of one session', async () => {
    const [here, there] = [await server.tokenOf(world.user), await sessionOf(stale)]
    await confirm(here)
    expect([(await ask(here)).status, (await ask(there)).status]).toEqual([200, 403])
  })

  it('needs the password, which can be guessed five times', async () => {
    const user = await server.makeUser(world.clinic, 'manager_clinic')
    const token = await server.tokenOf(user)
    now = new Date(now.getTime() + stale)
    for (let guess = 0; guess < 5; guess += 1)
      expect(await confirm(token, `guess ${guess}`)).toMatchObject({
        status: 422,
        body: { data: { fields: { password: 'This is not your current password' } } },
      })
    expect((await confirm(token, user.password)).status).toBe(429)
    expect((await ask(token)).status).toBe(403)
    const events = (await server.eventsOf(user)).filter(
      ({ object, object_id, action }) => object === 'user' && object_id === user.id && action === 'refuse',
    )
    expect(events.map(({ query }) => query)).toEqual([
      { operation: 'confirmPassword', status: 422 },
      { operation: 'confirmPassword', status: 429 },
      { operation: 'listPatient', status: 403 },
    ])
  })

  it('that a wrong clock wrote counts for nothing', async () => {
    const token = await sessionOf(-24 * 60 * minutes)
    expect((await ask(token)).status).toBe(403)
  })
})
