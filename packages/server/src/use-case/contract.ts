import type { Readable } from 'node:stream'
import type { OperationId, operations } from '@clinic/api'
import type { operationRoles, RoleName } from '@clinic/core/access'
import type { Database } from '../database/schema'
import type { Changes } from '../live/changes'
import type { FileAnswer } from './file-answer'

/** The caller of a public operation. */
export interface Visitor {
  ip: string
  language: 'en' | 'id'
  /** The user agent of the request. */
  user_agent: string
}

/** The signed-in caller. The tenant of every statement is its `company_id` and `clinic_id`. */
export interface Caller extends Visitor {
  session_id: number
  user_id: number
  company_id: number
  clinic_id: number
  role: RoleName
  name: string
  /** When this session was last confirmed with the password; signing in does so. */
  confirmed_at: string
}

/** The caller, and the time of the request. */
export interface RequestContext {
  caller: Caller
  now: Date
}

/** One request of an operation, checked against the contract. */
export interface Call<Id extends OperationId> {
  operationId: Id
  body: Body<operations[Id]>
  query: Query<operations[Id]>
  path: Path<operations[Id]>
  /** The Idempotency-Key header, where the operation takes one. */
  idempotencyKey: string | undefined
  caller: (typeof operationRoles)[Id] extends readonly [] ? Visitor : Caller
  database: Database
  changes: Changes
  now: Date
}

/** Answers an operation with the `data` of its envelope, with a file, or with a stream of events, or throws a Refusal. */
export type UseCase<Id extends OperationId> = (call: Call<Id>) => Promise<Data<operations[Id]>>
export type UseCases<Id extends OperationId = OperationId> = { [Each in Id]: UseCase<Each> }

/** A file comes as its bytes. */
type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Buffer
  : undefined
type Query<Operation> = Operation extends { parameters: { query?: infer Value } }
  ? NonNullable<Value>
  : Record<never, never>
type Path<Operation> = Operation extends { parameters: { path: infer Value } } ? Value : Record<never, never>
type Data<Operation> = Operation extends { responses: infer Responses } ? Success<Responses> : never
type Success<Responses> = Responses extends
  | { 200: { content: { 'application/json': { data: infer Value } } } }
  | { 201: { content: { 'application/json': { data: infer Value } } } }
  ? Value
  : Responses extends { 200: { content: { 'text/event-stream': unknown } } }
    ? Readable
    : Responses extends { 200: { content: object } }
      ? FileAnswer
      : never
