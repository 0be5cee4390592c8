import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { schemaChecker } from '../use-case/schema-checker'

const ajv = schemaChecker().addKeyword('x-person')
const validators = new WeakMap<object, ValidateFunction>()

/** Outside production a reply the contract does not promise is an error, so that a test sees it. */
export async function checkReply({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply, reply: unknown) {
  const { response } = Object(routeOptions.schema)
  const schema = Object(response[statusCode] ?? response.default).content?.['application/json'].schema
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  if (!validate(reply)) throw new Error(`The contract does not allow this reply: ${ajv.errorsText(validate.errors)}`)
  return reply
}
