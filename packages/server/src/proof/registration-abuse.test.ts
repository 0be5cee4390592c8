import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { scaled } from '../../../../scale'
import { somebody, somebodyElse } from '../features/patient/somebody'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'
import { openWorld } from '../testing/sample-calls'
import { newAddress } from '../testing/send'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

const world = await openWorld(server)
const token = await server.tokenOf(world.user)
const { database } = server
const { company_id } = world.clinic

async function register(patient: Schema<'PatientInput'>, remoteAddress: string) {
  const payload = { clinic: world.clinic.slug, language: 'id', patient, consent: true }
  return (await server.app.inject({ method: 'POST', url: '/api/registration', remoteAddress, payload })).statusCode
}

// Seen to fail on PostgreSQL: without the lock of the address 33 of 60 came through.
describe('3a-12: registrations from one address', () => {
  it('are 20 an hour, also of those that come at the same moment', async () => {
    for (let round = 0; round < scaled(20); round += 1) {
      const address = newAddress()
      const statuses = await Promise.all(Array.from({ length: 60 }, () => register(somebodyElse(), address)))
      expect(statuses.filter((status) => status === 201)).toHaveLength(20)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    }
  })
})

// Seen to fail: without the unique index of identity numbers.
describe('3a-12: one person who registers again and again', () => {
  it('is one patient, however often the desk accepts', async () => {
    const count = scaled(1_000)
    const statuses = await Promise.all(Array.from({ length: count }, () => register(somebody(), newAddress())))
    expect(statuses).toEqual(statuses.map(() => 201))
    const waiting = await database
      .selectFrom('registration')
      .select(['id', 'version'])
      .where('company_id', '=', company_id)
      .where((eb) => eb(eb.ref('patient', '->>').key('identification'), '=', 'nik'))
      .execute()
    expect(waiting).toHaveLength(count)
    const replies = await Promise.all(
      waiting.map(({ id, version }) => server.call('acceptRegistration', { token, path: { id }, body: { version } })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(count - 1)
    const patients = await database.selectFrom('patient').select('id').where('company_id', '=', company_id).execute()
    expect(patients).toHaveLength(1)
  })
})
