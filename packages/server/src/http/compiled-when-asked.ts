import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySchemaCompiler } from 'fastify'
import { schemaChecker } from '../use-case/schema-checker'

// Compiled on first use: to compile all at once takes a second, and would delay every start. Once for a schema, whatever the
// number of servers.

export const validatorOf: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  validating(httpPart === 'body' ? body : parameters, schema)

function validating(ajv: Ajv2020, schema: object) {
  let compiled: ValidateFunction | undefined
  const validate: ReturnType<FastifySchemaCompiler<unknown>> = (data) => {
    compiled ??= ajv.compile(schema) // Ajv remembers what it compiled for a schema
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}

const body = schemaChecker()
const parameters = schemaChecker({ coerceTypes: true, useDefaults: true })

type Serialize = (reply: unknown) => string

/** Writes a reply as its schema says; what the schema does not name stays out. */
export const serializerOf =
  ({ schema }: { schema: Schema & object }): Serialize =>
  (reply) => {
    const serialize = serializers.get(schema) ?? fastJsonStringify(schema)
    serializers.set(schema, serialize)
    return serialize(reply)
  }

const serializers = new WeakMap<object, Serialize>()
