import { randomBytes } from 'node:crypto'
import contract from '@clinic/api/contract'
import { type RoleName, roleNames } from '@clinic/core/access'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { operationsInTurn } from '../../../../turn'
import { checksumsOfTenant } from '../testing/database/checksums'
import { startTestServer } from '../testing/harness'
import { type Operation, operations, operationsOf } from '../testing/operations'
import { patience } from '../testing/patience'
import { permissionOf } from '../testing/permissions'
import { sampleCalls } from '../testing/sample-calls'
import { openWorld, type World } from '../testing/sample-world'
import { comparableReply, type Reply, type Sending, send } from '../testing/send'

vi.setConfig({ testTimeout: patience })

// it stands still: a session would note from time to time that it is in use
const now = new Date()
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const own = await openWorld(server)
const sister = await openWorld(server, await server.makeClinic({ company_id: own.clinic.company_id }))
const stranger = await openWorld(server)
const secret = 'Kertanegara'
for (const { addPatient, addRegistration } of [sister, stranger]) {
  await addPatient({ first_name: secret })
  await addRegistration({ first_name: secret })
}

const worthless = ['without a token', 'expired', 'forged', 'logged out', 'disabled'] as const
const principals = [...roleNames, ...worthless]
type Principal = (typeof principals)[number]

const isRole = (principal: Principal): principal is RoleName => roleNames.some((role) => role === principal)

const users = new Map<Principal, World['user']>()
/** The own world as somebody else calls in it: a drawer is the caller's own. */
const worldOf = (principal: Principal): World => ({ ...own, user: users.get(principal) ?? own.user })

const makePrincipal = (principal: Principal) =>
  server.makeUser(own.clinic, isRole(principal) ? principal : 'manager_clinic')

/** Invalid principals are managers with one defect. */
async function tokenOf(principal: Principal, user: World['user']) {
  const token = await server.tokenOf(user)
  const { database } = server
  const anHourAgo = new Date(Date.now() - 3_600_000)
  if (principal === 'without a token') return undefined
  if (principal === 'forged') return randomBytes(32).toString('base64url')
  if (principal === 'logged out') await server.call('logout', { token })
  if (principal === 'expired')
    await database.updateTable('session').set({ expires_at: anHourAgo }).where('user_id', '=', user.id).execute()
  if (principal === 'disabled')
    await database.updateTable('user').set({ status: 0 }).where('id', '=', user.id).execute()
  return token
}
const tokens = new Map<Principal, string | undefined>()
for (const principal of principals) {
  const user = await makePrincipal(principal)
  users.set(principal, user)
  tokens.set(principal, await tokenOf(principal, user))
}

/** Returns the status that `docs/permissions.md` asks for, independent of the contract. */
function statusFor({ id, success }: Operation, principal: Principal) {
  const { people } = permissionOf(id)
  if (people.has(isRole(principal) ? principal : 'nobody')) return success
  return isRole(principal) ? 403 : 401
}

/** Returns all rows of a clinic, and its audit. */
async function stored({ clinic }: World) {
  await server.app.readLog.close()
  // refusals are recorded
  const { audit_event: _, ...rows } = await checksumsOfTenant(server.database, clinic)
  return rows
}

/** The files that decide on access. */
const ground = [
  'packages/server/src/http/access.ts',
  'packages/server/src/http/answer-contract.ts',
  'packages/server/src/use-case/contract.ts',
  'packages/core/src/access/operation.ts',
  'packages/core/src/access/role.ts',
]
const walked = operationsInTurn(operations, { file: import.meta.url, ground })

// Seen to fail: with updatePatient open to nurses in the contract, and in the generated table only; with the clinic left out of getPatient's
// statement (200 instead of 404); with `status = 1` left out of the statement that finds the caller.
describe('3a-1, 3a-6: who may call an operation, whatever the screens show, is who stands in the matrix', () => {
  const executed = new Map<string, number>()

  /** Returns the reply to each principal; each allowed one needs a sample of their own. */
  async function ask(
    operation: Operation,
    those: readonly Principal[],
    sample: (principal: Principal) => Promise<Sending>,
  ) {
    const answers: [Principal, Reply][] = []
    for (const principal of those) {
      const token =
        operation.id === 'logout' ? await tokenOf(principal, await makePrincipal(principal)) : tokens.get(principal)
      answers.push([principal, await send(server, operation, { ...(await sample(principal)), token })])
      const cell = `${operation.id} ${principal}`
      executed.set(cell, (executed.get(cell) ?? 0) + 1)
    }
    return answers
  }
  // whoever may not come in still asks as somebody who may
  const sampleOf = ({ id }: Operation, principal: Principal) =>
    sampleCalls[id](id === 'login' ? own : worldOf(principal))
  const statusesOf = (answers: [Principal, Reply][]) => answers.map(([principal, { status }]) => [principal, status])

  it.each(walked)('in the own clinic: $id', async (operation) => {
    const isAllowed = (principal: Principal) => statusFor(operation, principal) === operation.success
    const allowed = principals.filter(isAllowed)
    const refused = principals.filter((principal) => !isAllowed(principal))

    const sample = await sampleCalls[operation.id](own)
    const before = await stored(own)
    const refusals = await ask(operation, refused, async () => sample)
    expect(statusesOf(refusals)).toEqual(refused.map((principal) => [principal, statusFor(operation, principal)]))
    if (operation.id !== 'logout') expect(await stored(own)).toEqual(before)

    const answers = await ask(operation, allowed, (principal) => sampleOf(operation, principal))
    expect(statusesOf(answers)).toEqual(allowed.map((principal) => [principal, operation.success]))
  })

  const shared = walked.filter(({ isShared }) => isShared)
  it.each(shared)('of a row that the clinics of a company share, in another clinic of it: $id', async (operation) => {
    const answers = await ask(operation, principals, () => sampleCalls[operation.id](sister))
    expect(statusesOf(answers)).toEqual(principals.map((principal) => [principal, statusFor(operation, principal)]))
  })

  const foreign = walked.flatMap((operation) =>
    (operation.isShared ? [stranger] : [sister, stranger]).map((world) => ({ ...operation, world })),
  )
  it.each(foreign)('in a foreign clinic: $id', async ({ world, ...operation }) => {
    const namesRow = operation.url.includes('{id}') // a kind is of each clinic
    const theirs = await sampleCalls[operation.id](world)
    const before = await stored(world)
    const answers = await ask(operation, principals, async (principal) =>
      namesRow ? theirs : sampleOf(operation, principal),
    )
    const want = principals.map((principal) => {
      const status = statusFor(operation, principal)
      return [principal, namesRow && status === operation.success ? 404 : status]
    })
    expect(statusesOf(answers)).toEqual(want)
    for (const [principal, reply] of answers) {
      expect(reply.payload).not.toContain(secret)
      if (!namesRow) continue
      const nobodys = { ...theirs, path: { ...Object(theirs.path), id: 8_999_999_999 }, token: tokens.get(principal) }
      expect(comparableReply(reply)).toBe(comparableReply(await send(server, operation, nobodys)))
    }
    expect(await stored(world)).toEqual(before)
  })

  it('and every cell was tried: 12 principals in the own clinic and in two foreign ones', () => {
    expect(JSON.stringify(contract).match(/"operationId"/g)).toHaveLength(operations.length)
    expect(executed.size).toBe(walked.length * 12)
    expect([...new Set(executed.values())]).toEqual([3])
  })
})

describe('3a-1: an operation that does not say who may call it', () => {
  const doctored = (security: unknown) => {
    const document = structuredClone(contract)
    return { ...document, paths: { '/api/dashboard': { get: { ...document.paths['/api/dashboard'].get, security } } } }
  }

  it.each([[undefined], [[{ bearer: [] }]]])('cannot be in the contract: security %j', (security) => {
    expect(() => operationsOf(doctored(security))).toThrow('getDashboard does not say who may call it')
  })

  it('is otherwise understood', () => {
    expect(operationsOf(doctored([]))).toMatchObject([{ id: 'getDashboard', roles: [] }])
  })

  it('names roles there are', () => {
    expect(roleNames).toEqual(expect.arrayContaining(operations.flatMap(({ roles }) => roles)))
  })
})

// Seen to fail: with the role of a token remembered from its first request.
describe('3a-4: a change of what somebody may do', () => {
  const endsSessions = ['logout', 'endOtherSessions']
  const guarded = walked.filter(({ id }) => !permissionOf(id).people.has('nobody') && !endsSessions.includes(id))
  const change = (id: number, values: { role?: RoleName; status?: number; clinic_id?: number }) =>
    server.database.updateTable('user').set(values).where('id', '=', id).execute()
  const statusesOf = async (operation: Operation, sessions: string[]) => {
    const replies = await Promise.all(sessions.map((token) => send(server, operation, { token, path: { id: 1 } })))
    return replies.map(({ status }) => status)
  }

  it('takes effect at the next request of all their sessions', async () => {
    const user = await server.makeUser(own.clinic, 'patient')
    const sessions = [await server.tokenOf(user), await server.tokenOf(user), await server.tokenOf(user)]
    for (const role of [...roleNames, ...roleNames.toReversed()]) {
      await change(user.id, { role })
      for (const operation of guarded) {
        const refused = (await statusesOf(operation, sessions)).map((status) => status === 403)
        const want = !permissionOf(operation.id).people.has(role)
        expect({ role, id: operation.id, refused }).toEqual({ role, id: operation.id, refused: [want, want, want] })
      }
    }
    await change(user.id, { role: 'manager_clinic', status: 0 })
    for (const operation of guarded) expect(await statusesOf(operation, sessions)).toEqual([401, 401, 401])
  })

  it('to another clinic does so too', async () => {
    const user = await server.makeUser(own.clinic, 'nurse_clinic')
    const token = await server.tokenOf(user)
    const { id } = await own.addPatient()
    expect((await server.call('getPatient', { token, path: { id } })).status).toBe(200)
    await change(user.id, { clinic_id: sister.clinic.clinic_id })
    expect((await server.call('getPatient', { token, path: { id } })).status).toBe(404)
  })
})
