import { Readable } from 'node:stream'
import type { OperationId } from '@clinic/api'
import contract from '@clinic/api/contract'
import { operationRoles } from '@clinic/core/access'
import { isTableOperation } from '@clinic/core/export'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { ReadLog } from '../audit/read-log'
import type { RefusalLog } from '../audit/refusal-log'
import type { Database } from '../database/schema'
import { countRefused } from '../domain/registration/count-refused'
import type { Env } from '../env'
import type { Changes } from '../live/changes'
import { confirmations, requireConfirmed } from '../use-case/confirmation'
import type { Call, Caller, UseCase, UseCases, Visitor } from '../use-case/contract'
import { FileAnswer, sendFile } from '../use-case/file-answer'
import { refuseUnreadable } from '../use-case/readable'
import { Refusal } from '../use-case/refusal'
import { languageOf, say } from '../use-case/texts'
import { authorize } from './access'
import { serializerOf, validatorOf } from './compiled-when-asked'
import { contractRoutes } from './contract-routes'
import { errorReply } from './errors'
import { fileSchema, readFiles } from './file-body'
import { noteRefusal } from './note-refusal'
import type { ReadingLimit } from './reading-limit'
import { auditedObject, limitReading, recordFile, recordReply } from './record-reply'
import { checkReply } from './reply-check'
import { answerTable, type ListCall, tableFormatOf } from './table-answer'

declare module 'fastify' {
  interface FastifyInstance {
    readLog: ReadLog
    readingLimit: ReadingLimit
    refusals: RefusalLog
  }
  interface FastifyRequest {
    caller: Visitor | Caller | null
  }
}

interface Options {
  database: Database
  changes: Changes
  environment: Env['APP_ENV']
  now: () => Date
  useCases: UseCases
}

/** A route for every operation of the contract: authorize, check, use case, envelope. */
export async function answerContract(app: FastifyInstance, options: Options) {
  const { database, changes, environment, now, useCases } = options
  readFiles(app)
  app.addHook('onRoute', (route) => {
    route.schema = strictOf(route.schema)
  })
  // problems are reported by field: a message of all of them would not be read, and takes long to build when there are many
  app.setSchemaErrorFormatter(() => new Error('not as the contract says'))
  app.setValidatorCompiler(validatorOf)
  app.setSerializerCompiler(serializerOf)

  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const { ip, headers } = request
    request.caller = await authorize(options, {
      operationId: operationOf(request),
      visitor: { ip, language: languageOf(headers['accept-language']), user_agent: headers['user-agent'] ?? '' },
      authorization: headers.authorization,
      environment,
      now: now(),
    }).catch((error: unknown) => {
      // known, though refused
      if (error instanceof Refusal) request.caller = error.details.refused ?? null
      throw error
    })
    if (confirmations.get(operationOf(request)) === 'password') requireConfirmed(request.caller, now())
  })
  // taken before anything is read: a window that watches afterwards is told what changed since
  app.addHook('onRequest', async ({ caller }, reply) => {
    const position = caller && 'clinic_id' in caller ? changes.position(caller) : undefined
    if (position) reply.header('clinic-position', position)
  })
  app.addHook('preValidation', async ({ body, query }) => {
    refuseUnreadable(query)
    if (!Buffer.isBuffer(body)) refuseUnreadable(body)
  })
  app.addHook('preHandler', async (request) => limitReading(operationOf(request), request))
  app.addHook('preSerialization', async (request, reply, payload) =>
    recordReply({ operationId: operationOf(request), request, reply }, payload),
  )
  if (environment !== 'production') app.addHook('preSerialization', checkReply)
  app.setErrorHandler(async (error, request) => {
    const { caller, id } = request
    const { statusCode: status } = errorReply(error, { language: 'en', request: id })
    await countRefused(database, { operationId: operationOf(request), caller, status, now: now() })
    throw error // answered where all errors are
  })
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    await noteRefusal({ database, operationId: operationOf(request), request, status: statusCode }).catch(
      (err: unknown) => request.log.error({ err }, 'a refusal could not be written down'),
    )
    return payload
  })

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const operationId = operationOf(request)
    // A HEAD request would open a stream that is never read or ended.
    if (request.method === 'HEAD' && streams.has(operationId)) return reply.headers(streamHeaders).send()
    const { body, query, params: path, caller, headers } = request
    const call = {
      operationId,
      body,
      query,
      path,
      idempotencyKey: headers['idempotency-key'],
      caller,
      database,
      changes,
      now: now(),
    }
    const format = isTableOperation(operationId) ? tableFormatOf(headers.accept) : undefined
    if (format) {
      if (confirmations.get(operationId) === 'table') requireConfirmed(caller, call.now)
      const ask = (each: ListCall) => answer(useCases, each.operationId, each)
      const audited = auditedObject(operationId)
      const { readingLimit } = app
      return sendFile(reply, await answerTable(call as ListCall, { format, audited, ask, readingLimit }))
    }
    const data = await answer(useCases, operationId, call)
    if (data instanceof FileAnswer) {
      recordFile({ operationId, request }, data)
      return sendFile(reply, data)
    }
    if (data instanceof Readable) {
      if (reply.raw.destroyed) data.destroy() // the client has disconnected
      return reply.headers(streamHeaders).send(data)
    }
    return reply
      .code(successOf(request))
      .send({ status: 'success', msg: say(languageOf(headers['accept-language']), 'done'), data })
  }
  for (const route of await contractRoutes()) app.route({ ...route, handler })
}

/** A proxy passes each event on at once; a connection that carried a stream is not kept for more. */
const streamHeaders = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' }

/** The operations that answer with a stream of events. */
const streams = new Set<string>(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => Object(Object(responses)[200]).content?.['text/event-stream'])
    .map(({ operationId }) => operationId),
)

function answer<Id extends OperationId>(useCases: UseCases, operationId: Id, call: unknown) {
  const useCase: UseCase<Id> = useCases[operationId]
  // The contract has just checked the request: this is where it becomes typed.
  return useCase(call as Call<Id>)
}

/** The operation of the contract a request asks for. */
function operationOf({ routeOptions }: FastifyRequest): OperationId {
  const { operationId } = Object(routeOptions.schema)
  if (!isOperation(operationId)) throw new Error(`The contract has no operation ${operationId}`)
  return operationId
}

const isOperation = (operationId: string): operationId is OperationId => operationId in operationRoles

const successOf = ({ routeOptions }: FastifyRequest) =>
  Number(Object.keys(Object(routeOptions.schema?.response)).find((status) => status.startsWith('2')))

const stricter = new WeakMap<FastifySchema, FastifySchema>()

/** The same schema for the same schema: what is compiled for it is found again. */
function strictOf(schema: FastifySchema = {}) {
  const found = stricter.get(schema) ?? strict(schema)
  stricter.set(schema, found)
  return found
}

/** Checks the only body, with any content type; refuses unknown query parameters; reads headers by the names Node gives them. */
function strict(schema: FastifySchema): FastifySchema {
  const { content } = Object(schema.body)
  const headers = Object.entries(Object(Object(schema.headers).properties))
  return {
    ...schema,
    ...(content && { body: content['application/json']?.schema ?? fileSchema }),
    querystring: { type: 'object', ...Object(schema.querystring), additionalProperties: false },
    headers: {
      type: 'object',
      properties: Object.fromEntries(headers.map(([name, each]) => [name.toLowerCase(), each])),
    },
  }
}
