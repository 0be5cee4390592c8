import type { JsonSchema, Operation } from './operations'

export interface IdField {
  in: 'path' | 'query' | 'body'
  /** The names that lead to it; `[]` stands for each item of a list. */
  path: readonly string[]
}

/** Numbers as large as an id that are none. */
const plainNumbers = [
  'version',
  'patient_version',
  'duplicate_version',
  'note_version',
  'cap_per_visit',
  'cap_per_year',
  'amount',
  'approved',
  'rupiah',
  'cash_given',
  'opening_float',
  'counted',
  'cost',
]

/** Every place of a request where the contract takes what can be the id of a row, whatever it is called. */
export function idFieldsOf({ parameters, body }: Pick<Operation, 'parameters' | 'body'>): IdField[] {
  const ofParameters = parameters.flatMap(({ name, in: place, schema }) =>
    place === 'header' ? [] : idsIn(schema, [name]).map((path) => ({ in: place, path })),
  )
  return [...ofParameters, ...idsIn(body ?? {}, []).map((path) => ({ in: 'body' as const, path }))]
}

function idsIn(schema: JsonSchema, path: readonly string[]): (readonly string[])[] {
  const { properties = {}, items, additionalProperties } = schema
  return [
    ...(isIdShaped(schema, path.findLast((name) => name !== '[]') ?? '') ? [path] : []),
    ...Object.entries(properties).flatMap(([name, value]) => idsIn(value, [...path, name])),
    ...(items ? idsIn(items, [...path, '[]']) : []),
    ...(typeof additionalProperties === 'object' ? idsIn(additionalProperties, [...path, '*']) : []),
  ]
}

function isIdShaped({ type = [], maximum = Number.MAX_SAFE_INTEGER, ...schema }: JsonSchema, name: string) {
  const types = [type].flat()
  if (types.includes('string') || types.includes('number')) return /(^|_)(ids?|uuid)$/.test(name)
  return types.includes('integer') && !schema.enum && maximum > 2 ** 31 && !plainNumbers.includes(name)
}
