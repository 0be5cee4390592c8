import type { OperationId } from '@clinic/api'
import contract from '@clinic/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isPersonKind,
  mergePeople,
  type People,
  peopleInReply,
  statusesShowingPeople,
  withoutPeople,
} from '../audit/people'
import { peopleWrittenBy } from '../audit/record-event'
import type { Caller, Visitor } from '../use-case/contract'
import type { FileAnswer } from '../use-case/file-answer'
import { asFailure } from './answer-error'

/** Returns the object that a reading operation records in the audit, if it shows patients. */
export const auditedObject = (operationId: OperationId) => auditedObjects.get(operationId)

const auditedObjects = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => ('x-audit' in operation && operation['x-audit'] !== 'none' ? [operation] : []))
    .map((operation) => [operation.operationId, operation['x-audit']]),
)

interface RecordedRequest {
  operationId: OperationId
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Writes down a reply that is about to go, whatever its status: that something of patients was read, and everybody it shows
 * whom no change of this request has named already. Returns what goes instead when nothing can be written down.
 */
export function recordReply({ operationId, request, reply }: RecordedRequest, payload: unknown) {
  const { caller, params, query, server } = request
  if (!isKnown(caller)) return payload
  const people = peopleInReply(operationId, reply.statusCode, payload)
  const object = auditedObject(operationId)
  try {
    if (object !== undefined && reply.statusCode < 400) {
      server.readLog.add(caller, { object, object_id: Object(params).id ?? null, query: Object(query), people })
      server.readingLimit.count(caller, people)
    } else if (withoutPeople(people, peopleWrittenBy(caller))) {
      const asQuery = { ...Object(query), operation: operationId, status: reply.statusCode }
      server.readLog.add(caller, { ...firstOf(people), query: asQuery, people })
      server.readingLimit.count(caller, people)
    }
    return payload
  } catch (error) {
    return asFailure(error, request, reply)
  }
}

/** Records a file in the same way: its owner is in the address, the other people it shows are in the file's details. */
export function recordFile({ operationId, request }: Omit<RecordedRequest, 'reply'>, { details }: FileAnswer) {
  const { caller, params, query, server } = request
  const object = auditedObject(operationId)
  if (object === undefined || !isKnown(caller)) return
  const { id = null } = Object(params)
  const people = mergePeople(id !== null && isPersonKind(object) ? { [object]: [id] } : null, details.people)
  server.readLog.add(caller, { object, object_id: id, query: Object(query), people })
  server.readingLimit.count(caller, people)
}

/** Refuses an operation whose replies can show people to an account that has seen too many. */
export function limitReading(operationId: OperationId, { caller, server }: FastifyRequest) {
  if (!isKnown(caller)) return
  if (auditedObject(operationId) !== undefined || statusesShowingPeople(operationId).length > 0)
    server.readingLimit.check(caller)
}

/** One person has their own event; of several the event names them all. */
function firstOf(people: People | null) {
  const [[object, ids] = ['', []]] = Object.entries(people ?? {})
  const [id = null] = ids
  return { object, object_id: ids.length === 1 ? id : null }
}

export const isKnown = (caller: Visitor | Caller | null): caller is Caller => caller !== null && 'user_id' in caller
