import type { OperationId } from '@clinic/api'
import contract from '@clinic/api/contract'

/** The people whose data something shows or changes: ids by kind, both named as in `x-person` of the contract. */
export type People = Record<string, number[]>

/** The part of a schema that says where in a value people are. */
interface Schema {
  [keyword: string]: unknown
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  'x-person'?: Record<string, string>
}

type Found = Map<string, Set<number>>
/** Adds the people of a value to those found. */
type Finder = (value: unknown, found: Found) => void

/** Returns the people that the reply of an operation shows. */
export function peopleInReply(operationId: OperationId, status: number, reply: unknown): People | null {
  return peopleIn(reply, finderOfReply(operationId, status))
}

/** The statuses of an operation whose replies can show people, as the contract says; none for an operation without. */
export const statusesShowingPeople = (operationId: OperationId): number[] =>
  Object.keys(responsesOf(operationId))
    .map(Number)
    .filter((status) => finderOfReply(operationId, status))

/** Returns the people whose data a row of a table holds, by the schema of that name: `appointment` is `Appointment`. */
export function peopleInRow(table: string, row: unknown): People | null {
  const name = table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return peopleIn(row, finderOfSchema(name))
}

/** Whether events of this kind of object are about a person. */
export const isPersonKind = (object: string) => kinds.has(object)

/** All of several, each once. */
export function mergePeople(...all: (People | null | undefined)[]): People | null {
  const found: Found = new Map()
  for (const people of all)
    for (const [kind, ids] of Object.entries(people ?? {})) for (const id of ids) add(found, kind, id)
  return peopleOf(found)
}

/** Returns the people who are not among the named ones. */
export function withoutPeople(people: People | null, named: People | null): People | null {
  const rest = Object.entries(people ?? {}).map(([kind, ids]): [string, number[]] => {
    const known = new Set(named?.[kind])
    return [kind, ids.filter((id) => !known.has(id))]
  })
  const left = rest.filter(([, ids]) => ids.length > 0)
  return left.length > 0 ? Object.fromEntries(left) : null
}

export const countPeople = (people: People | null | undefined) =>
  Object.values(people ?? {}).reduce((count, ids) => count + ids.length, 0)

function peopleIn(value: unknown, find: Finder | undefined): People | null {
  if (!find) return null
  const found: Found = new Map()
  find(value, found)
  return peopleOf(found)
}

const peopleOf = (found: Found): People | null =>
  found.size > 0 ? Object.fromEntries(Array.from(found, ([kind, ids]) => [kind, [...ids]])) : null

function add(found: Found, kind: string, id: number) {
  const ids = found.get(kind)
  if (ids) ids.add(id)
  else found.set(kind, new Set([id]))
}

function finderOf(schema: Schema): Finder | undefined {
  const finders = [
    schema.$ref === undefined ? undefined : finderOfSchema(nameOf(schema.$ref)),
    ...Object.entries(schema['x-person'] ?? {}).map(([kind, field]) => personFinder(kind, field)),
    ...Object.entries(schema.properties ?? {}).map(([name, each]) => propertyFinder(name, each)),
    schema.items && itemsFinder(schema.items),
    choiceFinder([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]),
    ...(schema.allOf ?? []).map(finderOf),
  ].filter((find) => find !== undefined)
  if (finders.length === 0) return
  return (value, found) => {
    for (const find of finders) find(value, found)
  }
}

const personFinder =
  (kind: string, field: string): Finder =>
  (value, found) => {
    const id = Object(value)[field]
    if (typeof id === 'number') add(found, kind, id)
  }

function propertyFinder(name: string, schema: Schema): Finder | undefined {
  const find = finderOf(schema)
  return find && ((value, found) => find(Object(value)[name], found))
}

function itemsFinder(schema: Schema): Finder | undefined {
  const find = finderOf(schema)
  return (
    find &&
    ((value, found) => {
      if (Array.isArray(value)) for (const each of value) find(each, found)
    })
  )
}

/** Of several schemas a value is of the first that has all it requires. */
function choiceFinder(schemas: Schema[]): Finder | undefined {
  const choices = schemas.map((schema) => ({ required: requiredOf(schema), find: finderOf(schema) }))
  if (!choices.some(({ find }) => find)) return
  return (value, found) => {
    const chosen = choices.find(({ required }) => required.every((name) => name in Object(value)))
    chosen?.find?.(value, found)
  }
}

const requiredOf = (schema: Schema): string[] => resolved(schema).required ?? []

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

const schemas: Record<string, Schema> = contract.components.schemas
const resolved = (schema: Schema): Schema => (schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {}))

const finders = new Map<string, Finder | undefined>()
function finderOfSchema(name: string): Finder | undefined {
  if (!finders.has(name)) finders.set(name, finderOf(schemas[name] ?? {}))
  return finders.get(name)
}

interface Response {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}
interface Operation {
  operationId: OperationId
  responses: Record<string, Response>
}

const operations = new Map(
  Object.values<Record<string, unknown>>(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter((each): each is Operation => typeof each === 'object' && each !== null && 'operationId' in each)
    .map(({ operationId, responses }) => [operationId, responses]),
)
const responsesOf = (operationId: OperationId) => operations.get(operationId) ?? {}
const sharedResponses: Record<string, Response> = contract.components.responses

const replyFinders = new Map<string, Finder | undefined>()
function finderOfReply(operationId: OperationId, status: number): Finder | undefined {
  const key = `${operationId} ${status}`
  if (!replyFinders.has(key)) {
    const { [status]: response, default: otherwise } = responsesOf(operationId)
    const { $ref, ...own } = response ?? otherwise ?? {}
    const { content } = $ref === undefined ? own : (sharedResponses[nameOf($ref)] ?? {})
    replyFinders.set(key, finderOf(content?.['application/json']?.schema ?? {}))
  }
  return replyFinders.get(key)
}

const kinds = new Set(Object.values(schemas).flatMap((schema) => Object.keys(schema['x-person'] ?? {})))
