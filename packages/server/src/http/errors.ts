import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifySchemaValidationError } from 'fastify'
import { DatabaseError } from 'pg'
import { diskFull } from '../database/disk-space'
import { fieldSentences } from '../use-case/field-sentences'
import { Refusal } from '../use-case/refusal'
import { say } from '../use-case/texts'
import { bareHeaders } from './security-headers'

interface ErrorReply {
  statusCode: number
  retryAfterSeconds?: number | undefined
  body: {
    status: 'badRequest' | 'failed' | 'error'
    msg: string
    data: {
      fields?: Record<string, string> | undefined
      holders?: Refusal['details']['holders']
      code?: Refusal['details']['code']
      current?: Record<string, unknown> | undefined
      problem?: Refusal['details']['problem']
      problems?: Refusal['details']['problems']
    }
  }
}

interface Asker {
  language: 'en' | 'id'
  /** The number of the request, to find it in the log. */
  request: string
  /** The limits for a file sent there: the number of bytes, and the types. */
  bodyLimit?: number | undefined
  bodyTypes?: string[] | undefined
}

/** Returns the reply to a failed request. For an unforeseen error it tells nothing but the number of the request. */
export function errorReply(error: unknown, { language, request, ...asked }: Asker): ErrorReply {
  const refused = contractProblems(error)
  if (refused) {
    const fields = fieldSentences(refused, language)
    return { statusCode: 400, body: { status: 'badRequest', msg: checkFields(language, fields), data: { fields } } }
  }
  const refusal = error instanceof Refusal ? error : foreseen(error)
  if (!refusal) {
    return { statusCode: 500, body: { status: 'error', msg: say(language, 'somethingFailed', { request }), data: {} } }
  }
  const { status: statusCode, sentence, details } = refusal
  const { holders, code, current, problem, problems, retryAfterSeconds } = details
  const fields =
    details.fields &&
    mapValues(details.fields, (problem) =>
      typeof problem === 'string' ? say(language, problem) : say(language, problem.sentence, problem.values),
    )
  const msg =
    sentence === 'checkFields' && fields
      ? checkFields(language, fields)
      : say(language, sentence, {
          minutes: Math.ceil((retryAfterSeconds ?? 0) / 60),
          ...bodyOf(asked),
          request,
          ...details.values,
        })
  // the contract allows `current` only where the operation returns a record, `problem` where it changes a chart, `problems` where it signs
  const data = {
    ...(fields && { fields }),
    ...(holders && { holders }),
    ...(code && { code }),
    ...(current && { current }),
    ...(problem && { problem }),
    ...(problems && { problems }),
  }
  return { statusCode, retryAfterSeconds, body: { status: envelopeStatus(statusCode), msg, data } }
}

const bodyOf = ({ bodyLimit = 0, bodyTypes = ['application/json'] }: Pick<Asker, 'bodyLimit' | 'bodyTypes'>) => ({
  limit: bodyLimit < mebibyte ? `${Math.floor(bodyLimit / 1024)} kB` : `${Math.floor(bodyLimit / mebibyte)} MB`,
  types: bodyTypes.join(', '),
})
const mebibyte = 1024 * 1024

/** Returns the validation errors of Ajv, if the contract refused the request. */
function contractProblems(error: unknown): FastifySchemaValidationError[] | undefined {
  const { validation } = Object(error)
  return Array.isArray(validation) ? validation : undefined
}

/** A sentence for people, so it names no field: only the form knows what its inputs are called. */
const checkFields = (language: Asker['language'], fields: Record<string, string>) => {
  const problems = [...new Set(Object.values(fields))].map((problem) => problem.replace(/\.$/, ''))
  return say(language, 'checkFields', { problems: problems.slice(0, 3).join('. ') })
}

function envelopeStatus(statusCode: number) {
  if (statusCode >= 500) return 'error'
  return [400, 413, 415, 422].includes(statusCode) ? 'badRequest' : 'failed'
}

/** Errors of the tools below us that have an answer of their own. */
function foreseen(error: unknown): Refusal | undefined {
  const code = String(Object(error).code ?? '')
  if (error instanceof DatabaseError) return foreseenByDatabase(code)
  if (lostConnection.test(code) || lostConnection.test(String(Object(error).message)))
    return new Refusal(503, 'databaseAway')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'bodyTooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'wrongContentType')
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal(400, 'badAddress')
  if (Object(error).statusCode === 400) return new Refusal(400, 'brokenJson')
  return undefined
}

function foreseenByDatabase(code: string): Refusal | undefined {
  if (code === '23505' || code === '23P01') return new Refusal(409, 'alreadyExists')
  if (code.startsWith('22')) return new Refusal(400, 'refusedValue')
  if (code === diskFull) return new Refusal(503, 'diskFull')
  // of a standby; connection, resources, operator, input and output; and a collision that did not end
  if (code === '25006' || /^(08|53|57|58|40)/.test(code)) return new Refusal(503, 'databaseAway')
  return undefined
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|not queryable|timeout exceeded when trying/

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Answers requests that are not even HTTP, on the bare connection. */
export function answerUnreadable({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = unreadable[code ?? ''] ?? 400
  const body = JSON.stringify({ status: 'badRequest', msg: say('en', 'checkRequest'), data: {} })
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

const unreadable: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
