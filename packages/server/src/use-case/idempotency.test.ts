import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/harness'
import { otherPatientInput, patientInput } from '../testing/patient-input'

const server = await startTestServer()
afterAll(() => server.close())

async function desk() {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
  return {
    token,
    send: (body: unknown, headers: Record<string, string>, by = token) =>
      server.call('createPatient', { token: by, body, headers }),
    colleague: async () => server.tokenOf(await server.makeUser(clinic, 'front_office_clinic')),
    count: async () => (await server.call('listPatient', { token })).body.data.count,
  }
}

describe('a request with an Idempotency-Key', () => {
  it('is done once and answered alike, however often and however fast it comes', async () => {
    const { send, count } = await desk()
    const key = { 'idempotency-key': randomUUID() }
    const first = await send(patientInput(), key)
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(patientInput(), key)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 201, body: first.body })
    expect(await count()).toBe(1)

    const together = { 'idempotency-key': randomUUID() }
    const racing = await Promise.all(Array.from({ length: 20 }, () => send(otherPatientInput(), together)))
    expect(new Set(racing.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await count()).toBe(2)
  })

  it('cannot mean something else the second time', async () => {
    const { send, count } = await desk()
    const key = { 'idempotency-key': randomUUID() }
    await send(patientInput(), key)
    expect(await send(otherPatientInput(), key)).toMatchObject({
      status: 422,
      body: { status: 'badRequest', msg: 'This request was sent before with other content.' },
    })
    expect(await count()).toBe(1)
  })

  it('is nothing to another user with the same key', async () => {
    const { send, count, colleague } = await desk()
    const key = { 'idempotency-key': randomUUID() }
    await send(otherPatientInput(), key)
    await send(otherPatientInput(), key, await colleague())
    expect(await count()).toBe(2)
  })

  it('may succeed after it was refused', async () => {
    const { send, count } = await desk()
    const key = { 'idempotency-key': randomUUID() }
    expect(await send(patientInput({ identity_number: '1' }), key)).toMatchObject({ status: 422 })
    expect(await send(patientInput(), key)).toMatchObject({ status: 201 })
    expect(await count()).toBe(1)
  })

  it.each(['short', 'x'.repeat(101), 'with a blank'])('needs a key of the right form, not %s', async (key) => {
    const { send } = await desk()
    expect(await send(patientInput(), { 'idempotency-key': key })).toMatchObject({
      status: 400,
      body: { status: 'badRequest' },
    })
  })
})

describe('a request without a key', () => {
  it('is done every time', async () => {
    const { send, count } = await desk()
    await send(otherPatientInput(), {})
    await send(otherPatientInput(), {})
    expect(await count()).toBe(2)
  })
})
