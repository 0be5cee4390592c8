import { createSimulator, type Simulator, seededRandom } from '@clinic/satu-sehat-simulator'
import { afterEach, beforeEach, expect, it } from 'vitest'

let simulator: Simulator
let now = Date.parse('2026-11-28T05:00:00Z')

beforeEach(async () => {
  simulator = createSimulator({
    organizationId: '10000004',
    clientId: 'clinic',
    clientSecret: 'secret',
    clock: () => now,
    random: seededRandom(1),
    rateLimit: { requests: 100, seconds: 60 },
    patients: [{ ihsNumber: 'P11111111111', nik: '3171234567890001' }],
  })
  await simulator.start()
})

afterEach(() => simulator.stop())

it('sends a room again when the reply to it is lost', async () => {
  const token = await requestToken()
  simulator.fail({ share: 1, kinds: ['lost-reply'], times: 1 })

  await expect(sendRoom(token)).rejects.toThrow()
  const again = await sendRoom(token)

  expect(await again.text()).toContain('(RuleNumber: 20002)')
  expect(simulator.resources('Location')).toHaveLength(1)
  expect(simulator.calls).toHaveLength(3)
})

it('asks for a new token when the old one has expired', async () => {
  const token = await requestToken()
  now += 3_600_000
  expect((await sendRoom(token)).status).toBe(401)
})

async function requestToken() {
  const response = await fetch(`${simulator.url}/oauth2/v1/accesstoken?grant_type=client_credentials`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'clinic', client_secret: 'secret' }),
  })
  const { access_token } = JSON.parse(await response.text())
  return access_token
}

const sendRoom = (token: string) =>
  fetch(`${simulator.url}/fhir-r4/v1/Location`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      resourceType: 'Location',
      identifier: [{ system: 'http://sys-ids.kemkes.go.id/location/10000004', value: 'room-1' }],
    }),
  })
