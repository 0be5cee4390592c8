import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Client, startClient } from '../testing/client'

let client: Client
beforeEach(async () => {
  client = await startClient()
})
afterEach(() => client.simulator.stop())

const asked = { patient_id: 'P02478375538', action: 'OPTOUT', agent: 'Ratna' }
const post = (body: unknown) => client.send('POST', '/consent/v1/Consent', JSON.stringify(body))
const get = () => client.send('GET', '/consent/v1/Consent?patient_id=P02478375538')

it('keeps the last choice of a patient', async () => {
  expect((await get()).status).toBe(404)
  expect((await post(asked)).body).toMatchObject({ resourceType: 'Consent', provision: { type: 'deny' } })
  await post({ ...asked, action: 'OPTIN' })
  expect((await get()).body).toMatchObject({ provision: { type: 'permit' } })
})

const refused: readonly [string, object, string][] = [
  ['an unknown patient', { patient_id: 'P00000000000' }, 'patient_id names no patient'],
  ['no patient', { patient_id: undefined }, 'patient_id names no patient'],
  ['a wrong action', { action: 'MAYBE' }, 'action must be OPTIN or OPTOUT'],
  ['no action', { action: undefined }, 'action must be OPTIN or OPTOUT'],
  ['an empty agent', { agent: ' ' }, 'agent must not be empty'],
  ['no agent', { agent: undefined }, 'agent must not be empty'],
]

it.each(refused)('refuses %s, and keeps what was chosen before', async (_, change, words) => {
  await post({ ...asked, action: 'OPTIN' })
  const { status, body } = await post({ ...asked, ...change })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)])
  expect((await get()).body).toMatchObject({ provision: { type: 'permit' } })
})

it('refuses what is no JSON, another method, and a reading of nobody', async () => {
  expect((await client.send('POST', '/consent/v1/Consent', 'OPTIN')).status).toBe(400)
  expect((await client.send('DELETE', '/consent/v1/Consent')).status).toBe(405)
  expect((await client.send('GET', '/consent/v1/Consent')).status).toBe(404)
})

it('needs a token', async () => {
  const answer = await client.send('GET', '/consent/v1/Consent', undefined, { authorization: '' })
  expect(answer.status).toBe(401)
})

it('does not keep a patient who refused from being written about', async () => {
  await post(asked)
  const answer = await client.post('/Medication', {
    resourceType: 'Medication',
    subject: { reference: 'Patient/P02478375538' },
  })
  expect(answer.status).toBe(201)
})
