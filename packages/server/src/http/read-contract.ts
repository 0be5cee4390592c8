import Fastify, { type RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'

export type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>

/** Returns the routes of a contract, each with its whole schemas. To check and resolve them takes a second, so that `pnpm generate` does it, and no start. */
export async function readContract(contract: object) {
  const found: ContractRoute[] = []
  const reader = Fastify({ exposeHeadRoutes: false })
  reader.addHook('onRoute', ({ method, url, schema, config }) => {
    found.push({ method, url, schema, config })
  })
  await reader.register(openapiGlue, { specification: contract, operationResolver: () => async () => {} })
  return found
}
