import contract from '@clinic/api/contract'
import Fastify, { type RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'

type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>

let routes: Promise<ContractRoute[]> | undefined

/**
 * The routes of the contract. It is read once in a process, so that all servers of it share their schemas and what was
 * compiled for them: each test file starts a server of its own.
 */
export function contractRoutes(): Promise<ContractRoute[]> {
  routes ??= readContract()
  return routes
}

async function readContract() {
  const found: ContractRoute[] = []
  const reader = Fastify({ exposeHeadRoutes: false })
  reader.addHook('onRoute', ({ method, url, schema, config }) => {
    found.push({ method, url, schema, config })
  })
  await reader.register(openapiGlue, { specification: contract, operationResolver: () => async () => {} })
  return found
}
