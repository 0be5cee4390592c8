import type { OperationId } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { Insertable, KyselyPlugin } from 'kysely'
import type { Tables } from '../database/schema'
import { readEnv } from '../env'
import type { TableLimits } from '../features/import/parse-table'
import { createApp } from '../http/app'
import type { LogStream } from '../http/log'
import type { Changes } from '../live/changes'
import type { UseCase } from '../use-case/contract'
import { createUseCases } from '../use-cases'
import { createClinic, employ, signIn } from './create-clinic'
import { copyDatabase } from './database/copy-database'
import { bodyOf, inject } from './inject'
import { operationNamed, urlOf } from './operations'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type TestClinic = Awaited<ReturnType<TestServer['makeClinic']>>

interface Options {
  /** Environment variables; none of the machine's own count. */
  env?: Record<string, string>
  /** The clock of the server. */
  now?: () => Date
  webRoot?: string
  log?: LogStream
  /** The reading limits of an account; none by default. */
  readings?: { mostPeople?: number; mostExported?: number }
  /** How files to be imported are read. */
  tables?: TableLimits
  /** The connections to SATUSEHAT; none by default. */
  satuSehat?: NonNullable<Parameters<typeof createUseCases>[1]>['satuSehat']
  /** Sees each query of the server. */
  plugin?: KyselyPlugin
}

interface Request {
  token?: string
  /** Sent as JSON, or, if it is a Buffer, as a file; anything, to see it refused. */
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

const unlimited = { mostPeople: Number.POSITIVE_INFINITY, mostExported: Number.POSITIVE_INFINITY }

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
export async function startTestServer({
  env = {},
  now = () => new Date(),
  webRoot = 'none',
  log,
  readings = unlimited,
  tables,
  satuSehat,
  plugin,
}: Options = {}) {
  const { close, database: opened, changes, condition } = await copyDatabase()
  const database = opened.withPlugin(toldAtOnce(changes))
  const settings = readEnv(env)
  const app = await createApp({
    env: settings,
    database: plugin ? opened.withPlugin(plugin) : opened,
    changes,
    condition,
    useCases: createUseCases(settings, { tables, satuSehat }),
    webRoot,
    log,
    now,
    readings,
  })

  return {
    /** For what `call` cannot say: `app.inject(…)`. */
    app,
    database,
    /** The clock of the server. */
    now,

    /** A clinic, in a company of its own unless `company_id` names one. */
    makeClinic: (values: Parameters<typeof createClinic>[1] = {}) => createClinic(database, values),

    makeUser: (
      clinic: Parameters<typeof employ>[1],
      role: RoleName,
      values: Partial<Insertable<Tables['user']>> = {},
    ) => employ(database, clinic, { role, ...values }),

    /** The token of a new session, without the cost of a login. */
    tokenOf: (user: Parameters<typeof signIn>[1]) => signIn(database, user, now()),

    eventsOf,

    /** The same without what was only read. */
    async changesOf(company: { company_id: number }) {
      return (await eventsOf(company)).filter(({ query }) => query === null)
    },

    async call<Id extends OperationId>(operationId: Id, { token, body, query, path = {}, headers }: Request = {}) {
      const operation = operationNamed(operationId)
      const sent = bodyOf(operation, body)
      const reply = await inject(app, operation, {
        url: `${urlOf(operation, path)}?${new URLSearchParams(query)}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': sent.type }),
          ...headers,
        },
        payload: sent.payload,
      })
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      const envelope: { status: string; msg: string; data: Data<Id> } = JSON.parse(isJson ? reply.payload : '{}')
      return { status: reply.status, body: envelope, headers: reply.headers, bytes: reply.bytes }
    },

    async close() {
      await app.close()
      await close()
    },
  }

  /** Returns the audit events of a company in order, including reads still being written. */
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
}

/** Forgets with each write of a test what it may have changed: on PostgreSQL the server hears of it only a moment later. */
const toldAtOnce = (changes: Changes): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (result.numAffectedRows !== undefined) changes.forget()
    return result
  },
})
