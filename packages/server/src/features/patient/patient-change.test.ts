import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput, patientUpdateOf } from '../../testing/patient-input'
import { openDesk } from './patient-fixture'

const now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const { changesOf, eventsOf } = server

describe('a patient', () => {
  it('is shown to everyone who works in the clinic, and each reading is audited', async () => {
    const { create, clinic } = await openDesk(server)
    const { data } = (await create(patientInput())).body
    const doctor = await server.makeUser(clinic, 'doctor_clinic', { displayname: 'drg. Andi' })
    const reply = await server.call('getPatient', { token: await server.tokenOf(doctor), path: { id: data.id } })
    expect(reply).toMatchObject({ status: 200, body: { data } })
    expect((await eventsOf(clinic)).at(-1)).toMatchObject({
      action: 'read',
      object: 'patient',
      object_id: data.id,
      user_name: 'drg. Andi',
    })
  })

  it('of another clinic is answered like one that does not exist, byte for byte', async () => {
    const { create, clinic } = await openDesk(server)
    const { data } = (await create(patientInput())).body
    const { version, status, ...input } = { ...patientInput(), version: 1, status: 'active' }
    for (const stranger of [await openDesk(server), await openDesk(server, clinic.company_id)]) {
      const { token } = stranger
      for (const operation of ['getPatient', 'updatePatient'] as const) {
        const body = operation === 'updatePatient' ? { ...input, version, status } : undefined
        const [theirs, nobodys] = await Promise.all(
          [data.id, data.id + 1_000_000].map((id) => server.call(operation, { token, path: { id }, body })),
        )
        expect(theirs?.status).toBe(404)
        expect(JSON.stringify(theirs?.body)).toBe(JSON.stringify(nobodys?.body))
      }
    }
    expect(await server.database.selectFrom('patient').select(['version']).where('id', '=', data.id).execute()).toEqual(
      [{ version: 1 }],
    )
  })

  it.each([0, -1, 1.5, 'abc', '1;drop table patient', 9007199254740992])('cannot be asked for as %s', async (id) => {
    const { token } = await openDesk(server)
    expect((await server.call('getPatient', { token, path: { id } })).status).toBe(400)
  })

  it('is changed by the desk alone', async () => {
    const { create, clinic } = await openDesk(server)
    const patient = (await create(patientInput())).body.data
    const [id, body] = [patient.id, patientUpdateOf(patient)]
    for (const role of ['doctor_clinic', 'nurse_clinic', 'head_office', 'patient'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic, role))
      expect((await server.call('updatePatient', { token, path: { id }, body })).status).toBe(403)
      expect((await server.call('createPatient', { token, body: otherPatientInput() })).status).toBe(403)
    }
    expect((await server.call('createPatient', { body: otherPatientInput() })).status).toBe(401)
    expect((await server.call('listPatient')).status).toBe(401)
  })
})

describe('a changed patient', () => {
  it('is kept with the next version; what was and what is stand in the audit', async () => {
    const { create, update, clinic } = await openDesk(server)
    const before = (await create(patientInput())).body.data
    const reply = await update(before, { first_name: 'Rina', phone: '0813 1111 2222', status: 'inactive' })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Rina', phone: '+6281311112222', status: 'inactive', version: 2 } },
    })
    expect((await changesOf(clinic)).at(-1)).toMatchObject({
      action: 'update',
      object_id: before.id,
      before,
      after: reply.body.data,
    })
  })

  it('keeps that they do not want messages when a request leaves it out', async () => {
    const { create, update, token } = await openDesk(server)
    const { no_messages: _, ...said } = patientInput()
    const created = (await create(said)).body.data
    expect(created.no_messages).toBe(false)
    const chosen = (await update(created, { no_messages: true })).body.data
    const { no_messages, ...body } = patientUpdateOf(chosen)
    expect(no_messages).toBe(true)
    const reply = await server.call('updatePatient', { token, path: { id: chosen.id }, body })
    expect(reply.body.data).toMatchObject({ no_messages: true, version: 3 })
    const { rows } = (await server.call('listPatient', { token })).body.data
    expect(rows.map((row) => row.no_messages)).toEqual([true])
  })

  it('is not overwritten from an older version, and the stored row is shown', async () => {
    const { create, update } = await openDesk(server)
    const read = (await create(patientInput())).body.data
    const stored = (await update(read, { first_name: 'Rina' })).body.data
    const reply = await update(read, { first_name: 'Wulan' })
    expect(reply).toMatchObject({ status: 409, body: { status: 'failed', data: { current: stored } } })
  })

  it('is changed by one of two tabs that save at the same time', async () => {
    const { create, update, token } = await openDesk(server)
    const read = (await create(patientInput())).body.data
    const replies = await Promise.all(
      ['Rina', 'Wulan', 'Sari', 'Ayu'].map((first_name) => update(read, { first_name })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = replies.find(({ status }) => status === 200)
    const stored = await server.call('getPatient', { token, path: { id: read.id } })
    expect(stored.body.data).toEqual(winner?.body.data)
  })

  it('is refused the identity number of another patient', async () => {
    const { create, update } = await openDesk(server)
    await create(patientInput())
    const other = (await create(otherPatientInput())).body.data
    const reply = await update(other, {
      identification: 'nik',
      identity_number: '3171065705900001',
      identity_reason: '',
    })
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: { identity_number: expect.any(String) } } } })
  })

  it('is refused what a new patient is refused', async () => {
    const { create, update } = await openDesk(server)
    const patient = (await create(patientInput())).body.data
    expect((await update(patient, { date_of_birth: '2026-11-21' })).status).toBe(422)
    expect((await update(patient, { version: 0 })).status).toBe(400)
    expect((await update(patient, { status: 'merged' })).status).toBe(400)
    expect((await update(patient, { id: 1 })).status).toBe(400)
  })

  it('is ready once the health-data service could create them', async () => {
    const { create, update, list } = await openDesk(server)
    const patient = (await create(otherPatientInput())).body.data
    expect((await list({ readiness: 'incomplete' })).count).toBe(1)
    await update(patient, { identification: 'nik', identity_number: '3171065705900001', identity_reason: '' })
    expect((await list({ readiness: 'incomplete' })).count).toBe(0)
    expect((await list({ readiness: 'ready' })).count).toBe(1)
  })
})
