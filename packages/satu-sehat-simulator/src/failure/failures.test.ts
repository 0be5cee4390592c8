import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Client, idOf, ruleNumbersOf, startClient } from '../testing/client'
import { validLocation } from '../testing/valid'
import type { FailureKind } from './failure-plan'

let client: Client
beforeEach(async () => {
  client = await startClient()
})
afterEach(() => client.simulator.stop())

const failNext = (kind: FailureKind) => client.simulator.fail({ share: 1, kinds: [kind], times: 1 })
const send = (value = 'room-1') => client.post('/Location', validLocation(value))
const stored = () => client.simulator.resources('Location').length

it('answers too many requests, and when to come again', async () => {
  failNext('too-many-requests')
  const answer = await send()
  expect([answer.status, answer.headers.get('retry-after'), stored()]).toEqual([429, '5', 0])
})

it('answers an error of the server', async () => {
  failNext('server-error')
  expect([(await send()).status, stored()]).toEqual([500, 0])
})

it('loses a request', async () => {
  failNext('lost-request')
  await expect(send()).rejects.toThrow('fetch failed')
  expect(stored()).toBe(0)
})

it('loses the reply of a request that was carried out', async () => {
  failNext('lost-reply')
  await expect(send()).rejects.toThrow('fetch failed')
  expect(stored()).toBe(1)
  // the same again finds what was stored: the client adopts it by its identifier
  expect(ruleNumbersOf(await send())).toEqual([20002])
})

it('sends half of a reply', async () => {
  failNext('half-reply')
  await expect(send()).rejects.toThrow('terminated')
  expect(stored()).toBe(1)
})

it('answers with a page', async () => {
  failNext('html-reply')
  const answer = await send()
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect([answer.status, stored()]).toEqual([200, 0])
  expect(answer.body).toContain('<!doctype html>')
})

it('refuses with status 200', async () => {
  failNext('refused-with-200')
  const answer = await send()
  expect(answer).toMatchObject({ status: 200, body: { resourceType: 'OperationOutcome' } })
  expect(stored()).toBe(0)
})

it('ends the token', async () => {
  failNext('expired-token')
  expect((await send()).status).toBe(401)
  expect((await send()).status).toBe(401)
  await client.logIn()
  expect((await send()).status).toBe(201)
})

it('stores a resource and says that it was there', async () => {
  failNext('duplicate')
  expect(ruleNumbersOf(await send())).toEqual([20002])
  expect(stored()).toBe(1)
})

it('takes its time', async () => {
  client.simulator.fail({ share: 1, kinds: ['latency'], milliseconds: { least: 80, most: 90 } })
  const started = performance.now()
  expect(idOf(await send())).not.toBe('')
  expect(performance.now() - started).toBeGreaterThan(75)
})

describe('a plan', () => {
  it('fails its share of the requests by the random numbers it is given', async () => {
    client.simulator.fail({ share: 0.2, kinds: ['server-error', 'too-many-requests'] })
    const first = await statuses()
    expect(first.filter((status) => status !== 200).length).toBeGreaterThan(20)
    expect(first.filter((status) => status !== 200).length).toBeLessThan(60)
    expect(new Set(first)).toEqual(new Set([200, 429, 500]))
    const other = await startClient()
    other.simulator.fail({ share: 0.2, kinds: ['server-error', 'too-many-requests'] })
    const again = []
    for (let count = 0; count < 200; count++) again.push((await other.get('/Organization/10000004')).status)
    await other.simulator.stop()
    expect(again).toEqual(first)
  })

  it('ends when another one is given, or none', async () => {
    client.simulator.fail({ share: 1, kinds: ['server-error'] })
    expect((await send()).status).toBe(500)
    client.simulator.fail()
    expect((await send()).status).toBe(201)
  })

  it('leaves tokens alone unless it names their address', async () => {
    client.simulator.fail({ share: 1, kinds: ['server-error'] })
    expect((await client.requestToken()).status).toBe(200)
    client.simulator.fail({ share: 1, kinds: ['server-error'], paths: ['/oauth2/'] })
    expect((await client.requestToken()).status).toBe(500)
    expect((await send()).status).toBe(201)
  })

  it('is noted with each request', async () => {
    failNext('lost-reply')
    await send().catch(() => undefined)
    expect(client.simulator.calls.at(-1)).toEqual({
      method: 'POST',
      path: '/fhir-r4/v1/Location',
      failure: 'lost-reply',
      status: undefined,
    })
  })
})

async function statuses() {
  const answers = []
  for (let count = 0; count < 200; count++) answers.push((await client.get('/Organization/10000004')).status)
  return answers
}
