import type { OperationId } from '@clinic/api'
import contract from '@clinic/api/contract'
import { operationRoles } from '@clinic/core/access'

/** A JSON schema without references, as far as the contract uses them. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export interface Operation {
  id: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  tags: readonly string[]
  /** The roles of its `security`; none for a public operation. */
  roles: readonly string[]
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** The media types of a body that is a file. */
  fileTypes: readonly string[]
  /** The schema of each status, and of `default`; of a stream, that of an event. */
  responses: Readonly<Record<string, JsonSchema>>
  /** Whether its rows are shared by all clinics of a company. */
  isShared: boolean
  /** Whether a good answer goes on until somebody ends it. */
  isStream: boolean
  /** The media types of a good answer that is a file. */
  answersFile: readonly string[]
  /** The status of a good answer. */
  success: number
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: JsonSchema
}

/** Reads the operations from the contract document itself, not from the code generated from it. */
export function operationsOf(document: object): Operation[] {
  const { paths } = dereference(document)
  return Object.entries(paths).flatMap(([url, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId: id, tags, requestBody, responses } = operation
      if (!isOperation(id)) throw new Error(`The contract names ${id}, the generated files do not`)
      const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? ''
      return {
        id,
        method: methodOf(method),
        url,
        tags,
        roles: rolesOf(operation),
        parameters: [...parameters, ...(operation.parameters ?? [])],
        body: requestBody?.content['application/json']?.schema,
        fileTypes: fileTypesOf(requestBody),
        responses: mapValues(responses, ({ content }) => Object.values(content)[0]?.schema ?? {}),
        isShared: operation['x-shared'] === 'company',
        isStream: Object.values(responses).some(({ content }) => 'text/event-stream' in content),
        answersFile: fileTypesOf(responses[success]),
        success: Number(success),
      }
    }),
  )
}

const fileTypesOf = ({ content }: Content = { content: {} }) =>
  Object.keys(content).filter((type) => content[type]?.schema.format === 'binary')

/** An operation says who may call it: everybody (`security: []`), or at least one role. */
function rolesOf({ operationId, security }: Described) {
  const roles = security?.flatMap(({ bearer }) => bearer)
  if (!roles || (security?.length && !roles.length)) throw new Error(`${operationId} does not say who may call it`)
  return roles
}

interface Document {
  paths: Record<string, { parameters?: Parameter[] } & Record<string, Described>>
}
interface Described {
  operationId: string
  'x-shared'?: 'company'
  tags: string[]
  security?: { bearer: string[] }[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Content {
  /** By media type. */
  content: Record<string, { schema: JsonSchema }>
}

const isOperation = (id: string): id is OperationId => id in operationRoles

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
function methodOf(name: string) {
  const method = methods.find((each) => each === name.toUpperCase())
  if (!method) throw new Error(`Nothing sends ${name}`)
  return method
}

function dereference(document: object): Document {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = Object(value)
    const target =
      $ref &&
      String($ref)
        .split('/')
        .slice(1)
        .reduce((within, name) => Object(within)[name], document)
    return { ...Object(target && resolve(target)), ...mapValues(rest, resolve) }
  }
  return JSON.parse(JSON.stringify(resolve(document)))
}

const mapValues = <Value, Changed>(record: Record<string, Value>, change: (value: Value) => Changed) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

export const operations = operationsOf(contract)

export function operationNamed(id: OperationId) {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

/** Returns the address of an operation, with the placeholders of its path filled. */
export const urlOf = ({ url }: Operation, values: Record<string, string | number>) =>
  url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(whole(values[name])))

/** Half of a pair has no place in an address. */
const whole = (value: unknown) => String(value).replace(/\p{Surrogate}/gu, '\ufffd')
