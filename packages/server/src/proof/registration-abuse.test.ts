import type { Schema } from '@clinic/api'
import { emptyScreening } from '@clinic/core/medical-alert'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { scaled } from '../../../../scale'
import { startTestServer } from '../testing/harness'
import { patience } from '../testing/patience'
import { otherPatientInput, patientInput } from '../testing/patient-input'
import { openWorld } from '../testing/sample-world'
import { newAddress } from '../testing/send'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

const world = await openWorld(server)
const token = await server.tokenOf(world.user)
const { database } = server
const { company_id } = world.clinic

async function register(patient: Schema<'PatientInput'>, remoteAddress: string) {
  const payload = { clinic: world.clinic.slug, language: 'id', patient, screening: emptyScreening, consent: true }
  return (await server.app.inject({ method: 'POST', url: '/api/registration', remoteAddress, payload })).statusCode
}

// Seen to fail on PostgreSQL: without the lock of the address 33 of 60 came through.
describe('3a-12: registrations from one address', () => {
  it('are 20 an hour, also of those that come at the same moment', async () => {
    for (let round = 0; round < scaled(20); round += 1) {
      const address = newAddress()
      const statuses = await Promise.all(Array.from({ length: 60 }, () => register(otherPatientInput(), address)))
      expect(statuses.filter((status) => status === 201)).toHaveLength(20)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    }
  })
})

// Seen to fail: without the count of what is refused.
describe('registrations that are refused', () => {
  const payload = {
    clinic: world.clinic.slug,
    language: 'id',
    patient: otherPatientInput(),
    screening: emptyScreening,
    consent: true,
  }
  const json = { 'content-type': 'application/json' }
  it.each<[string, object | string]>([
    ['by the contract', { ...payload, patient: { ...otherPatientInput(), email: 'ayu@' } }],
    ['as no JSON', '{"clinic":'],
    ['by a rule', { ...payload, patient: otherPatientInput({ date_of_birth: '2999-01-01' }) }],
    ['by a clinic nobody knows', { ...payload, clinic: 'nowhere' }],
  ])('%s count like the others, also those of the same moment', async (_, body) => {
    const address = newAddress()
    const send = async () =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/registration',
          remoteAddress: address,
          payload: body,
          headers: json,
        })
      ).statusCode
    const statuses = await Promise.all(Array.from({ length: 30 }, send))
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(statuses.filter((status) => status >= 400 && status < 429)).toHaveLength(20)
    expect(await register(otherPatientInput(), address)).toBe(429)
  })

  it('leave the answer to a repeated one as it was', async () => {
    const remoteAddress = newAddress()
    const headers = { 'idempotency-key': '0d2f7c1e-6a54-4c1b-9d64-2f6f0c6f2a11' }
    const patient = otherPatientInput()
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/registration',
        remoteAddress,
        headers,
        payload: { ...payload, patient },
      })
    const first = await send()
    expect(first.statusCode).toBe(201)
    for (let time = 0; time < 25; time += 1) await register(otherPatientInput({ first_name: '' }), remoteAddress)
    expect(await register(otherPatientInput(), remoteAddress)).toBe(429)
    const again = await send()
    expect([again.statusCode, again.json().data]).toEqual([201, first.json().data])
  })
})

// Seen to fail: without the unique index of identity numbers.
describe('3a-12: one person who registers again and again', () => {
  it('is one patient, however often the desk accepts', async () => {
    const count = scaled(1_000)
    const statuses = await Promise.all(Array.from({ length: count }, () => register(patientInput(), newAddress())))
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
