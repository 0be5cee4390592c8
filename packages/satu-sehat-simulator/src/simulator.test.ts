import { afterEach, describe, expect, it } from 'vitest'
import { type Client, startClient } from './testing/client'
import { transactionOf, validLocation } from './testing/valid'

let client: Client
afterEach(() => client.simulator.stop())

const plan = { share: 1, kinds: ['server-error'] }
const administer = (method: string, path: string, body?: unknown) =>
  client.send(method, `/admin/${path}`, body === undefined ? undefined : JSON.stringify(body))

describe('the admin path', () => {
  it('is not there unless asked for', async () => {
    client = await startClient()
    expect((await administer('PUT', 'failures', plan)).status).toBe(404)
    expect((await client.post('/Location', validLocation())).status).toBe(201)
  })

  it('plans failures, ends them, and shows what is stored and what was asked', async () => {
    client = await startClient({ hasAdmin: true })
    expect((await administer('PUT', 'failures', plan)).body).toEqual(plan)
    expect((await client.post('/Location', validLocation())).status).toBe(500)
    await administer('DELETE', 'failures')
    expect((await client.post('/Location', validLocation())).status).toBe(201)
    expect((await administer('GET', 'resources')).body).toEqual(client.simulator.resources())
    expect((await administer('GET', 'calls')).body).toEqual(JSON.parse(JSON.stringify(client.simulator.calls)))
  })

  it.each([
    null,
    { ...plan, share: 2 },
    { ...plan, kinds: [] },
    { ...plan, kinds: ['fire'] },
    { ...plan, times: 0.5 },
    { ...plan, paths: '/' },
  ])('refuses the plan %o', async (wrong) => {
    client = await startClient({ hasAdmin: true })
    expect((await administer('PUT', 'failures', wrong)).status).toBe(400)
    expect((await client.post('/Location', validLocation())).status).toBe(201)
  })
})

describe('a simulator', () => {
  it('has no address before it is started and after it is stopped', async () => {
    client = await startClient()
    await client.simulator.stop()
    expect(() => client.simulator.url).toThrow('not started')
    await expect(client.get('/Organization/10000004')).rejects.toThrow('fetch failed')
  })

  it('cannot be changed through what it shows', async () => {
    client = await startClient()
    await client.create(validLocation())
    for (const location of client.simulator.resources('Location')) location.name = 'changed'
    expect(client.simulator.resources('Location')[0]?.name).toBeUndefined()
  })

  it('refuses a body that is too long', async () => {
    client = await startClient()
    const answer = await client.post('/Location', { ...validLocation(), description: 'x'.repeat(5 * 1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(client.simulator.resources('Location')).toEqual([])
  })

  it.each(['/', '/fhir-r4/v2/Patient', '/fhir-r4/v1x'])('does not know %s', async (path) => {
    client = await startClient()
    expect((await client.send('POST', path, JSON.stringify(transactionOf(validLocation())))).status).toBe(404)
  })
})
