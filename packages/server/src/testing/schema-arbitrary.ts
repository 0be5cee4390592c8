import fc from 'fast-check'
import type { JsonSchema } from './operations'

/** Values a schema of the contract allows. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, schema)))
}

function valuesOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return integers(schema)
  if (type === 'number') return numbers(schema)
  if (type === 'string') return texts(schema)
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 5 })
  if (type === 'object') return objects(schema)
  throw new Error(`Nobody knows values of type ${type}`)
}

const integers = ({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: JsonSchema) =>
  fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, minimum + 100) }), fc.constantFrom(minimum, maximum))

const numbers = ({ minimum = -1e9, maximum = 1e9 }: JsonSchema) =>
  fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum))

function texts({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema) {
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return dates.map((date) => date.toISOString())
  if (format === 'uuid') return fc.uuid()
  const all = pattern ? fc.stringMatching(new RegExp(pattern, 'u')) : fc.string({ unit: 'grapheme' })
  return all.filter((text) => [...text].length >= minLength && [...text].length <= maxLength)
}
const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })

function objects({ properties = {}, required = [] }: JsonSchema) {
  const values = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]))
  return fc.record(values, { requiredKeys: required })
}
