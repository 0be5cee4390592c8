import { randomUUID } from 'node:crypto'
import contract from '@clinic/api/contract'
import type { RoleName } from '@clinic/core/access'
import type { Insertable } from 'kysely'
import { createApp } from '../app'
import type { OperationId, UseCase } from '../contract'
import type { Tables } from '../database/schema'
import { readEnv } from '../env'
import { openSession } from '../features/auth/login'
import { hashPassword } from '../features/auth/password'
import type { LogStream } from '../log'
import { createUseCases } from '../use-cases'
import { copyDatabase } from './copy-database'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type TestClinic = Awaited<ReturnType<TestServer['makeClinic']>>

interface Options {
  /** Environment variables; none of the machine's own count. */
  env?: Record<string, string>
  /** The clock of the server. */
  now?: () => Date
  webRoot?: string
  log?: LogStream
}

interface Request {
  token?: string
  /** Sent as JSON; anything, to see it refused. */
  body?: unknown
  query?: Record<string, string>
  /** Fills the braces of the path. */
  path?: Record<string, string | number>
  headers?: Record<string, string>
}

type Data<Id extends OperationId> = Awaited<ReturnType<UseCase<Id>>> & {
  fields?: Record<string, string>
  current?: Record<string, unknown>
}

/**
 * A whole server on a real database of its own, for tests through HTTP.
 *
 * ```ts
 * const server = await startTestServer() // at the top of the file, one for the file
 * afterAll(() => server.close())
 *
 * it('shows nobody the patients of another clinic', async () => {
 *   const clinic = await server.makeClinic() // its own company and clinic: tests share nothing
 *   const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
 *   const reply = await server.call('getPatient', { token, path: { id: 1 } })
 *   expect(reply).toMatchObject({ status: 404, body: { status: 'failed' } })
 * })
 * ```
 */
export async function startTestServer({ env = {}, now = () => new Date(), webRoot = 'none', log }: Options = {}) {
  const { close, database } = await copyDatabase()
  const settings = readEnv(env)
  const app = await createApp({ env: settings, database, useCases: createUseCases(settings), webRoot, log, now })
  const password = 'correct horse'
  const password_hash = await hashPassword(password)

  return {
    /** For what `call` cannot say: `app.inject(…)`. */
    app,
    database,

    /** A clinic, in a company of its own unless `company_id` names one. */
    async makeClinic(overrides: Partial<Insertable<Tables['clinic']>> = {}) {
      const company_id = overrides.company_id ?? (await makeCompany())
      const slug = `clinic-${randomUUID()}`
      return database
        .insertInto('clinic')
        .values({ ...clinicOf(slug), ...overrides, company_id })
        .returning(['company_id', 'id as clinic_id', 'slug'])
        .executeTakeFirstOrThrow()
    },

    async makeUser(
      { company_id, clinic_id }: { company_id: number; clinic_id: number },
      role: RoleName,
      overrides: Partial<Insertable<Tables['user']>> = {},
    ) {
      const name = { firstname: 'Rani', lastname: 'Putri', displayname: 'Rani Putri', staff_id: null, doctor_id: null }
      const user = await database
        .insertInto('user')
        .values({
          ...name,
          email: `${randomUUID()}@clinic.test`,
          password_hash,
          role,
          status: 1,
          ...overrides,
          company_id,
          clinic_id,
        })
        .returning(['id', 'company_id', 'clinic_id', 'email', 'role'])
        .executeTakeFirstOrThrow()
      return { ...user, password }
    },

    /** The token of a new session, without the cost of a login. */
    async tokenOf({ company_id, id }: { company_id: number; id: number }) {
      const { token } = await openSession(database, { company_id, user_id: id }, now())
      return token
    },

    eventsOf,

    /** The same without what was only read. */
    async changesOf(company: { company_id: number }) {
      return (await eventsOf(company)).filter(({ query }) => query === null)
    },

    async call<Id extends OperationId>(operationId: Id, { token, body, query, path = {}, headers }: Request = {}) {
      const { method, url } = routeOf(operationId, path)
      const reply = await app.inject({
        method,
        url: `${url}?${new URLSearchParams(query)}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      })
      const envelope: { status: string; msg: string; data: Data<Id> } = reply.json()
      return { status: reply.statusCode, body: envelope, headers: reply.headers }
    },

    async close() {
      await app.close()
      await close()
    },
  }

  /** What was written down of a company, in its order, the reads of this moment too. */
  async function eventsOf({ company_id }: { company_id: number }) {
    await app.readLog.close()
    return database
      .selectFrom('audit_event')
      .selectAll()
      .where('company_id', '=', company_id)
      .orderBy('group_number')
      .orderBy('position')
      .execute()
  }

  async function makeCompany() {
    const company = { name: 'PT Senyum Sehat' }
    const { id } = await database.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow()
    return id
  }
}

const clinicOf = (slug: string) => ({
  slug,
  name: 'Klinik Gigi Senyum',
  status: 'active' as const,
  address: 'Jl. Melati 1',
  city: 'Jakarta Selatan',
  province: 'DKI Jakarta',
  country: 'Indonesia',
  postcode: '12950',
  email: '',
  whatsapp: '',
  instagram: '',
  linkedin: '',
  phone: '+622155512345',
  website: '',
  facebook: '',
  twitter: '',
  time_zone: 'Asia/Jakarta' as const,
})

/** The address of an operation, as the contract has it. */
function routeOf(operationId: OperationId, values: Record<string, string | number>) {
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (Object(operation).operationId !== operationId) continue
      return { method: methods[method], url: path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) }
    }
  }
  throw new Error(`The contract has no operation ${operationId}`)
}

const methods: Record<string, 'GET' | 'POST' | 'PUT'> = { get: 'GET', post: 'POST', put: 'PUT' }
