import { afterEach, expect, it } from 'vitest'
import { textAt } from '../fhir/resource'
import { type Client, credentials, noon, startClient } from '../testing/client'
import { validEncounter, validLocation } from '../testing/valid'

let client: Client
afterEach(() => client.simulator.stop())

const wrong = { ...credentials, client_secret: 'guessed' }

it('gives a token that opens the service until it expires', async () => {
  client = await startClient({ tokenSeconds: 600 })
  const { body } = await client.requestToken()
  expect(body).toMatchObject({ token_type: 'BearerToken', expires_in: '600', issued_at: String(noon) })
  expect((await client.get('/Organization/10000004')).status).toBe(200)
  client.passSeconds(599)
  expect((await client.get('/Organization/10000004')).status).toBe(200)
  client.passSeconds(1)
  expect((await client.get('/Organization/10000004')).status).toBe(401)
  await client.logIn()
  expect((await client.get('/Organization/10000004')).status).toBe(200)
})

it('keeps an earlier token valid beside a new one', async () => {
  client = await startClient()
  const first = textAt((await client.requestToken()).body, 'access_token')
  const second = textAt((await client.requestToken()).body, 'access_token')
  expect(first).not.toBe(second)
  const headers = { authorization: `Bearer ${first}` }
  expect((await client.send('GET', '/fhir-r4/v1/Organization/10000004', undefined, headers)).status).toBe(200)
})

it.each(['', 'Basic Y2xpbmljOnNlY3JldA==', 'Bearer invented'])(
  'refuses the authorization "%s"',
  async (authorization) => {
    client = await startClient()
    const answer = await client.send('GET', '/fhir-r4/v1/Organization/10000004', undefined, { authorization })
    expect(answer.status).toBe(401)
  },
)

it('answers one request a minute after a failed attempt, even with the right secret', async () => {
  client = await startClient()
  expect((await client.requestToken(wrong)).status).toBe(401)
  client.passSeconds(20)
  const early = await client.requestToken()
  expect(early.status).toBe(429)
  expect(early.headers.get('retry-after')).toBe('40')
  client.passSeconds(40)
  expect((await client.requestToken(wrong)).status).toBe(401)
  expect((await client.requestToken()).status).toBe(429)
  client.passSeconds(60)
  expect((await client.requestToken()).status).toBe(200)
  expect((await client.requestToken()).status).toBe(200)
})

it('refuses another grant type', async () => {
  client = await startClient()
  expect((await client.requestToken(credentials, 'grant_type=password')).status).toBe(400)
})

const other = { organizationId: '10000005', clientId: 'other', clientSecret: 'another secret' }
const othersForm = { client_id: other.clientId, client_secret: other.clientSecret }
const asOther = async () => ({
  authorization: `Bearer ${textAt((await client.requestToken(othersForm)).body, 'access_token')}`,
})

it('knows several facilities by their clients, whose failed attempts hold up no other', async () => {
  client = await startClient({ others: [other] })
  expect((await client.requestToken(wrong)).status).toBe(401)
  const answer = await client.send('GET', '/fhir-r4/v1/Organization/10000005', undefined, await asOther())
  expect(answer.status).toBe(200)
  expect((await client.requestToken()).status).toBe(429)
  const mixed = { ...othersForm, client_secret: credentials.client_secret }
  expect((await client.requestToken(mixed)).status).toBe(401)
})

it('refuses from one facility what bears the organization of another', async () => {
  client = await startClient({ others: [other] })
  await client.logIn()
  const room = await client.post('/Location', validLocation())
  const encounter = validEncounter(`Location/${textAt(room.body, 'id')}`)
  const body = JSON.stringify(encounter)
  const foreign = await client.send('POST', '/fhir-r4/v1/Encounter', body, await asOther())
  expect(foreign.status).toBe(400)
  expect(JSON.stringify(foreign.body)).toContain('Wrong organization ID')
  expect((await client.post('/Encounter', encounter)).status).toBe(201)
})
