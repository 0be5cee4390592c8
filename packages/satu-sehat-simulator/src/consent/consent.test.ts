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

it.each([{ patient_id: 'P00000000000' }, { action: 'MAYBE' }, { agent: '' }])('refuses %o', async (change) => {
  expect((await post({ ...asked, ...change })).status).toBe(400)
  expect((await get()).status).toBe(404)
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
