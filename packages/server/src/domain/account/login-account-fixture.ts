import { randomUUID } from 'node:crypto'
import type { OperationId } from '@clinic/api'
import { expect } from 'vitest'
import type { TestClinic, TestServer } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { openWorld } from '../../testing/sample-world'

export const password = 'enam kata yang panjang'

export const newEmail = () => `${randomUUID()}@clinic.test`

let addresses = 0

const newAddress = () => `198.51.100.${addresses++}`

const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip })

export const find = (server: TestServer, token: string, ip = newAddress()) =>
  server.call('findInvitation', { body: { token }, headers: from(ip) })

export const accept = (server: TestServer, token: string, overrides: object = {}, ip = newAddress()) =>
  server.call('acceptInvitation', { body: { token, password, ...overrides }, headers: from(ip) })

export const login = (server: TestServer, email: string, typed = password) =>
  server.call('login', { body: { email, password: typed, workspace: 'clinic' }, headers: from(newAddress()) })

/** A manager, and the assistants and dentists they invite. */
export async function openAccounts(server: TestServer, of?: TestClinic) {
  const world = await openWorld(server, of)
  const token = await server.tokenOf(world.user)
  const newStaff = async () => (await sampleCalls.getStaff(world)).path
  const newDoctor = async () => (await sampleCalls.getDoctor(world)).path
  // a session of yesterday would have ended
  const ask = async <Id extends OperationId>(id: Id, path: { id: number }, body?: object) =>
    server.call(id, { token: await server.tokenOf(world.user), path, body })
  const invite = (path: { id: number }, overrides: object = {}) =>
    ask('inviteStaff', path, { email: newEmail(), role: 'nurse_clinic', ...overrides })
  const renew = (id: number, overrides: object = {}) =>
    ask('renewInvitation', { id }, { email: newEmail(), role: 'nurse_clinic', ...overrides })
  const reset = (id: number, overrides: object = {}) =>
    ask('resetAccount', { id }, { email: newEmail(), role: 'nurse_clinic', ...overrides })
  const set = (id: number, status: 'active' | 'disabled') => ask('setAccountStatus', { id }, { status })
  const read = async (path: { id: number }) => (await ask('getStaffAccount', path)).body.data
  /** An assistant who has just been invited. */
  async function invited(overrides: object = {}) {
    const person = await newStaff()
    const { account, token: link } = (await invite(person, overrides)).body.data
    return { person, account, id: Number(account.id), email: account.email, link }
  }
  return { world, token, newStaff, newDoctor, invite, renew, reset, set, read, invited }
}

/** The answer to every link that cannot be used. */
export const ended = {
  status: 404,
  body: { status: 'failed', msg: 'This link is no longer valid. Ask for a new one.', data: {} },
}

export const expectEnded = async (server: TestServer, token: string) => {
  for (const { status, body } of [await find(server, token), await accept(server, token)])
    expect({ status, body }).toEqual(ended)
}
