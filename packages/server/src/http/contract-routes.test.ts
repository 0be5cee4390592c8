import contract from '@clinic/api/contract'
import { expect, it } from 'vitest'
import { contractRoutes } from './contract-routes'
import { readContract } from './read-contract'

it('knows each operation with the whole of its schemas', async () => {
  const routes = await contractRoutes()
  expect(routes).toEqual(JSON.parse(JSON.stringify(await readContract(contract))))
  expect(routes.length).toBeGreaterThan(400)
})
