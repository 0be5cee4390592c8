import { afterEach, expect, it } from 'vitest'
import { type Client, startClient } from '../testing/client'

let client: Client
afterEach(() => client.simulator.stop())

const ask = () => client.get('/Organization/10000004')

it('refuses one request too many, and says when the next is welcome', async () => {
  // the token is the first of three
  client = await startClient({ rateLimit: { requests: 3, seconds: 60 } })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  client.passSeconds(15)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('45')
  client.passSeconds(45)
  expect((await ask()).status).toBe(200)
})

it('limits nothing unless told to', async () => {
  client = await startClient()
  for (let count = 0; count < 50; count++) expect((await ask()).status).toBe(200)
})
