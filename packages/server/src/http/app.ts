import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { OperationId } from '@clinic/api'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { openReadLog } from '../audit/read-log'
import { openRefusalLog } from '../audit/refusal-log'
import type { Condition } from '../database/condition'
import { isMigrated } from '../database/migrate'
import type { Database } from '../database/schema'
import type { Env } from '../env'
import type { Changes } from '../live/changes'
import type { UseCases } from '../use-case/contract'
import { Refusal } from '../use-case/refusal'
import { answerContract } from './answer-contract'
import { answerError } from './answer-error'
import { answerUnreadable } from './errors'
import { type LogStream, logging, logRequests } from './log'
import { addMetrics } from './metrics'
import { type Pages, readPages } from './page'
import { openReadingLimit } from './reading-limit'
import { addSecurityHeaders, bareHeaders } from './security-headers'
import { serveContract } from './serve-contract'
import { serveSpa } from './spa'

interface Options {
  env: Env
  database: Database
  changes: Changes
  condition: Condition
  useCases: UseCases
  /** The folder of the built web application. */
  webRoot: string
  /** Its pages, where they were read before. */
  pages?: Pages | undefined
  log?: LogStream
  now?: () => Date
  /** Different people an account may be shown in ten minutes, and rows it may export in an hour, where a test needs others. */
  readings?: { mostPeople?: number; mostExported?: number }
}

/** The whole server, not yet listening. */
export async function createApp(options: Options) {
  const { env, database, changes, condition, useCases, webRoot, log, now = () => new Date(), readings } = options
  const app = Fastify({
    ...logging(log),
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    genReqId: () => randomUUID(),
    trustProxy: (_, hop) => hop < env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: answerUnreadable,
  })
  const pages = options.pages ?? (await readPages(webRoot, env))

  app.setErrorHandler(answerError)
  // lengths betray nothing: the token stands in a header and in no cookie, so no other site can make a browser ask
  await app.register(compress, { encodings: ['gzip'] })
  addSecurityHeaders(app, pages)
  logRequests(app)
  addMetrics(app, env)
  endConnectionsWhenClosing(app)
  app.addHook('preClose', async () => changes.lost()) // open event streams would keep a stopping server alive
  if (env.MAINTENANCE) {
    app.addHook('onRequest', async ({ routeOptions, url }) => {
      if (/^\/api(\/|$)/.test(routeOptions.url ?? url)) throw new Refusal(503, 'maintenance')
    })
  }

  app.get('/health', async () => ({ status: 'up' }))
  app.get('/ready', async ({ log }, reply) => {
    const isUpToDate = await isMigrated(database).catch((err: unknown) => log.error({ err }, 'not ready'))
    const reason = condition.problem() ?? reasons.get(isUpToDate)
    return reason ? reply.code(503).send({ status: 'not ready', reason }) : { status: 'ready' }
  })
  serveContract(app)
  condition.onDamage(({ code, message }) =>
    app.log.error({ code, reported: message }, 'the database is damaged: stop the server and look at its disk'),
  )
  refuseWithoutRoom(app, condition)
  const readLog = openReadLog(database, {
    onFailure: (err) => app.log.error({ err }, 'reads could not be written down yet'),
  })
  app.decorate('readLog', readLog)
  const unlimited = { mostPeople: Number.POSITIVE_INFINITY, mostExported: Number.POSITIVE_INFINITY }
  app.decorate('readingLimit', openReadingLimit({ now, ...(env.LIMIT_READINGS ? readings : unlimited) }))
  const refusals = openRefusalLog(readLog, now)
  app.decorate('refusals', refusals)
  const counting = setInterval(refusals.writeEnded, 60_000).unref()
  app.addHook('onClose', async () => {
    clearInterval(counting)
    refusals.close()
    await readLog.close()
  })
  await app.register(answerContract, { database, changes, environment: env.APP_ENV, now, useCases })
  await serveSpa(app, webRoot, { pages })
  return app
}

const reasons = new Map<unknown, string>([
  [undefined, 'database away'],
  [false, 'database of another version'],
])

/** While the disk is nearly full, refuses everything but reading and signing in. */
function refuseWithoutRoom(app: FastifyInstance, condition: Condition) {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const { operationId } = Object(routeOptions.schema)
    const isChange = operationId && method !== 'GET' && method !== 'HEAD' && !goesOn.includes(operationId)
    if (isChange && condition.isShortOfRoom()) throw new Refusal(503, 'diskFull')
  })
}

const goesOn: string[] = ['login', 'logout', 'showDisplay'] satisfies OperationId[]

/** A connection that is kept alive would keep a stopping server alive as well. */
function endConnectionsWhenClosing(app: FastifyInstance) {
  let closing = false
  // Opened ahead by a browser, nothing asked yet: Node does not take them for idle.
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.addHook('onRequest', async ({ socket }) => {
    unused.delete(socket)
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of unused) socket.destroy()
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
