import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { openDesk } from './registration-fixture'

const now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const { changesOf } = server

describe('an accepted registration', () => {
  it('becomes a patient; both steps are written down', async () => {
    const { receive, decide, token, clinic } = await openDesk(server)
    const { registration } = await receive()
    const reply = await decide('acceptRegistration', registration)
    const accepted = reply.body.data
    expect(reply.status).toBe(200)
    expect(accepted).toEqual({
      ...registration,
      state: 'accepted',
      patient_id: expect.any(Number),
      decided_at: now.toISOString(),
      decided_by: 'Sinta',
      version: 2,
    })
    const patient = await server.call('getPatient', { token, path: { id: accepted.patient_id ?? 0 } })
    expect(patient.body.data).toMatchObject({ ...patientInput(), record_number: '00-00-01', version: 1 })
    const events = await changesOf(clinic)
    expect(events.map(({ action, object, user_name }) => [action, object, user_name])).toEqual([
      ['submit', 'registration', ''],
      ['create', 'patient', 'Sinta'],
      ['accept', 'registration', 'Sinta'],
    ])
    expect(events[2]).toMatchObject({ object_id: registration.id, before: registration, after: accepted })
  })

  it('brings what the visitor said of their health, in the name of who accepts', async () => {
    const { receive, decide, token } = await openDesk(server)
    const { registration } = await receive(patientInput(), {
      allergy: {
        answer: 'listed',
        alerts: [
          { kind: 'drug', name: ' Amoksisilin ' },
          { kind: 'latex', name: '' },
        ],
      },
      condition: { answer: 'none', alerts: [] },
    })
    const { patient_id } = (await decide('acceptRegistration', registration)).body.data
    const sheet = await server.call('getMedicalAlerts', { token, path: { id: patient_id ?? 0 } })
    expect(sheet.body.data.topics).toMatchObject([
      {
        topic: 'allergy',
        answer: 'listed',
        confirmed: { by: 'Sinta' },
        alerts: [
          { kind: 'latex', name: '' },
          { kind: 'drug', name: 'Amoksisilin' },
        ],
      },
      { topic: 'condition', answer: 'none', confirmed: { by: 'Sinta' } },
      { topic: 'medication', answer: 'not_asked', confirmed: null },
    ])
  })

  it('cannot be decided again, and the decision is shown', async () => {
    const { receive, decide, countPatients } = await openDesk(server)
    const { registration } = await receive()
    const { data: accepted } = (await decide('acceptRegistration', registration)).body
    for (const { version } of [registration, accepted]) {
      const again = { id: registration.id, version }
      expect(await decide('acceptRegistration', again)).toMatchObject({
        status: 409,
        body: { data: { current: accepted } },
      })
      expect(await decide('rejectRegistration', again, { body: { reason: 'Salah' } })).toMatchObject({
        status: 409,
        body: { data: { current: accepted } },
      })
    }
    expect(await countPatients()).toBe(1)
  })

  it('makes one patient when sent twice with one key', async () => {
    const { receive, decide, countPatients } = await openDesk(server)
    const { registration } = await receive()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([1, 2].map(() => decide('acceptRegistration', registration, { headers })))
    expect(first?.status).toBe(200)
    expect(second?.body).toEqual(first?.body)
    expect(await countPatients()).toBe(1)
  })

  it('is refused for a patient whose identity number is known: that is to be merged', async () => {
    const { receive, decide, addPatient, review, countPatients } = await openDesk(server)
    const { registration } = await receive()
    await addPatient()
    const reply = await decide('acceptRegistration', registration)
    expect(reply).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Merge') } })
    expect((await review(registration.id)).registration).toEqual(registration)
    expect(await countPatients()).toBe(1)
  })

  it('is refused with an old version', async () => {
    const { receive, decide } = await openDesk(server)
    const { registration } = await receive()
    await server.database.updateTable('registration').set({ version: 2 }).where('id', '=', registration.id).execute()
    const reply = await decide('acceptRegistration', registration)
    expect(reply).toMatchObject({ status: 409, body: { data: { current: { id: registration.id, version: 2 } } } })
  })
})

describe('a merged registration', () => {
  it('leaves the chosen values on the patient, who keeps record number and status', async () => {
    const { receive, decide, addPatient, token, clinic } = await openDesk(server)
    const known = await addPatient(patientInput({ phone: '+6281000000001' }))
    const { registration } = await receive()
    const patient = patientInput({ phone: '0812 3456 7890', occupation: ' Dosen ' })
    const body = { patient_id: known.id, patient_version: known.version, patient }
    const reply = await decide('mergeRegistration', registration, { body })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { state: 'merged', patient_id: known.id, decided_by: 'Sinta', version: 2 } },
    })
    const stored = (await server.call('getPatient', { token, path: { id: known.id } })).body.data
    expect(stored).toEqual({ ...known, phone: '+6281234567890', occupation: 'Dosen', version: 2 })
    const events = (await changesOf(clinic)).map(({ action, object }) => [action, object])
    expect(events.slice(-2)).toEqual([
      ['update', 'patient'],
      ['merge', 'registration'],
    ])
  })

  it('adds to what is known of their health, and takes nothing away', async () => {
    const { receive, decide, addPatient, token } = await openDesk(server)
    const known = await addPatient(patientInput())
    const path = { id: known.id }
    const alert = { topic: 'allergy', kind: 'drug', name: 'Amoksisilin', note: 'Ruam' } as const
    await server.call('createMedicalAlert', { token, path, body: alert })
    await server.call('createMedicalAlert', {
      token,
      path,
      body: { topic: 'condition', kind: 'asthma', name: '', note: '' },
    })
    const { registration } = await receive(patientInput(), {
      allergy: {
        answer: 'listed',
        alerts: [
          { kind: 'drug', name: 'AMOKSISILIN' },
          { kind: 'food', name: 'Udang' },
        ],
      },
      condition: { answer: 'none', alerts: [] },
      medication: { answer: 'none', alerts: [] },
    })
    const body = { patient_id: known.id, patient_version: known.version, patient: patientInput() }
    expect((await decide('mergeRegistration', registration, { body })).status).toBe(200)
    const sheet = (await server.call('getMedicalAlerts', { token, path })).body.data
    const told = sheet.topics.map(({ answer, alerts }) => [
      answer,
      ...alerts.map(({ kind, name }) => name || kind).sort(),
    ])
    expect(told).toEqual([['listed', 'Amoksisilin', 'Udang'], ['listed', 'asthma'], ['none']])
  })

  it('is refused and writes nothing when the patient changed in the meantime, is of another clinic, or would become invalid', async () => {
    const { receive, decide, addPatient, review, clinic } = await openDesk(server)
    const known = await addPatient()
    const theirs = await (await openDesk(server, clinic.company_id)).addPatient()
    const { registration } = await receive()
    const merge = (change: object) => {
      const body = { patient_id: known.id, patient_version: known.version, patient: patientInput(), ...change }
      return decide('mergeRegistration', registration, { body })
    }
    expect(await merge({ patient_version: 7 })).toMatchObject({ status: 409, body: { data: { current: known } } })
    const [another, nobodys] = [
      await merge({ patient_id: theirs.id }),
      await merge({ patient_id: theirs.id + 1_000_000 }),
    ]
    expect(another.status).toBe(404)
    expect(JSON.stringify(another.body)).toBe(JSON.stringify(nobodys.body))
    expect(await merge({ patient: patientInput({ relative_name: '' }) })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'patient.relative_name': expect.any(String) } } },
    })
    const after = await review(registration.id)
    expect(after).toEqual({
      registration,
      candidates: [{ patient: known, reasons: ['identity', 'name_and_birth', 'phone'] }],
    })
  })
})

describe('a rejected registration', () => {
  it('keeps the reason', async () => {
    const { receive, decide, countPatients, clinic } = await openDesk(server)
    const { registration } = await receive()
    const reply = await decide('rejectRegistration', registration, { body: { reason: ' <b>Data uji coba</b> ' } })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { state: 'rejected', reason: '<b>Data uji coba</b>', patient_id: null } },
    })
    expect(await countPatients()).toBe(0)
    expect((await changesOf(clinic)).at(-1)).toMatchObject({ action: 'reject', reason: '<b>Data uji coba</b>' })
  })

  it.each(['', '   ', 'a'.repeat(501), 7])('needs a reason, which is not %j', async (reason) => {
    const { receive, decide } = await openDesk(server)
    const { registration } = await receive()
    expect((await decide('rejectRegistration', registration, { body: { reason } })).status).toBe(400)
  })
})

describe('two concurrent decisions', () => {
  it.each<
    [
      'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
      'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
    ]
  >([
    ['acceptRegistration', 'acceptRegistration'],
    ['acceptRegistration', 'rejectRegistration'],
    ['mergeRegistration', 'acceptRegistration'],
    ['mergeRegistration', 'mergeRegistration'],
    ['rejectRegistration', 'rejectRegistration'],
  ])('by %s and %s: one decides, the other sees it', async (first, second) => {
    const { receive, decide, addPatient, review, countPatients } = await openDesk(server)
    const known = await addPatient(otherPatientInput({ first_name: 'Slamet' }))
    for (let round = 0; round < 5; round += 1) {
      const { registration } = await receive(otherPatientInput())
      const [patient] = (await review(registration.id)).candidates.filter(({ patient: { id } }) => id === known.id)
      const bodies = {
        acceptRegistration: {},
        mergeRegistration: {
          patient_id: known.id,
          patient_version: patient?.patient.version,
          patient: otherPatientInput(),
        },
        rejectRegistration: { reason: 'Pendaftaran ganda' },
      }
      const before = await countPatients()
      const replies = await Promise.all(
        [first, second, first, second].map((each) => decide(each, registration, { body: bodies[each] })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const winner = replies.find(({ status }) => status === 200)?.body.data
      expect((await review(registration.id)).registration).toEqual(winner)
      expect(await countPatients()).toBe(before + (winner?.state === 'accepted' ? 1 : 0))
    }
  })
})
