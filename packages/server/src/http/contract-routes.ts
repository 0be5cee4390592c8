import { readFile } from 'node:fs/promises'
import type { ContractRoute } from './read-contract'

let routes: Promise<ContractRoute[]> | undefined

/**
 * The routes of the contract. They are read once in a process, so that all servers of it share their schemas and what was
 * compiled for them: each test file starts a server of its own.
 */
export function contractRoutes(): Promise<ContractRoute[]> {
  routes ??= readFile(new URL('./contract.routes.gen.json', import.meta.url), 'utf8').then(JSON.parse)
  return routes
}
