import { randomUUID } from 'node:crypto'
import { emptyScreening } from '@clinic/core/medical-alert'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { newAddress, openDesk, register } from './registration-fixture'

let now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const { changesOf } = server

describe('the clinics that take registrations', () => {
  it('are the active ones, with the details of the poster', async () => {
    const active = await server.makeClinic({ name: 'Klinik Anggrek' })
    const inactive = await server.makeClinic({ status: 'inactive' })
    const { rows, count, pagination } = (await server.call('listRegistrationClinic')).body.data
    expect(rows.map(({ slug }) => slug)).toContain(active.slug)
    expect(rows.map(({ slug }) => slug)).not.toContain(inactive.slug)
    expect(rows[0]).not.toHaveProperty('id')
    expect(rows[0]).not.toHaveProperty('company_id')
    expect(pagination).toMatchObject({ totalItems: count, currentPage: 1, hasNextPage: false, rowPerPage: rows.length })
  })

  it('say when they are open on the day it is there, if they entered hours', async () => {
    const all = [{ from: '09:00', until: '17:00' }]
    const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
    const week = { ...none, friday: all }
    const special = [{ date: '2026-11-20', kind: 'closed', shifts: [], reason: 'Cuti bersama' }]
    const hoursOf = async (values: Parameters<typeof server.makeClinic>[0]) => {
      const { slug } = await server.makeClinic(values)
      return (await server.call('listRegistrationClinic', { query: { slug } })).body.data.rows[0]?.hours_today
    }
    expect(await hoursOf({ opening_week: JSON.stringify(week) })).toEqual(all)
    expect(await hoursOf({ opening_week: JSON.stringify(week), special_dates: JSON.stringify(special) })).toEqual([])
    expect(await hoursOf({ opening_week: JSON.stringify(none) })).toBe(null)
  })

  it('can be asked for by name, also one that is closed', async () => {
    const { slug } = await server.makeClinic({ status: 'inactive', name: 'Klinik Tutup' })
    const { rows } = (await server.call('listRegistrationClinic', { query: { slug } })).body.data
    expect(rows).toMatchObject([{ slug, name: 'Klinik Tutup', status: 'inactive' }])
    expect((await server.call('listRegistrationClinic', { query: { slug: 'no-such-clinic' } })).body.data.rows).toEqual(
      [],
    )
    expect((await server.call('listRegistrationClinic', { query: { slug: "' or 1=1" } })).status).toBe(400)
  })
})

describe('a visitor who registers', () => {
  it('gets a code, and appears in the inbox as submitted', async () => {
    const { input, receive } = await openDesk(server)
    const reply = await register(server, input(otherPatientInput()))
    expect(reply.status).toBe(201)
    expect(reply.body.data).toEqual({
      code: expect.stringMatching(/^REG-[A-HJ-NP-Z2-9]{6}$/),
      clinic: 'Klinik Gigi Senyum',
      submitted_at: now.toISOString(),
    })
    const { registration } = await receive(patientInput({ first_name: "  Nur'aini <b>", phone: '0812 3456 7890' }))
    expect(registration).toMatchObject({
      state: 'submitted',
      language: 'id',
      patient: patientInput({ first_name: "Nur'aini <b>" }),
      patient_id: null,
      reason: null,
      decided_at: null,
      decided_by: null,
      version: 1,
    })
  })

  it('has given a consent that can be proved', async () => {
    const { input, clinic } = await openDesk(server)
    await register(server, input(), { ip: '10.9.8.7' })
    const [event] = await changesOf(clinic)
    expect(event).toMatchObject({
      action: 'submit',
      object: 'registration',
      role: 'visitor',
      user_id: null,
      ip: '10.9.8.7',
    })
    expect(event).toMatchObject({ clinic_id: clinic.clinic_id, after: { consent: true, patient: patientInput() } })
  })

  it('under 17 names a guardian, whose phone is stored as every other', async () => {
    const { input, receive } = await openDesk(server)
    const child = patientInput({ date_of_birth: '2018-03-02' })
    const alone = await register(server, input(child))
    expect(alone.status).toBe(422)
    expect(Object.keys(alone.body.data.fields).sort()).toEqual([
      'patient.guardian_name',
      'patient.guardian_phone',
      'patient.guardian_relationship',
    ])
    const guardian = {
      guardian_name: ' Siti ',
      guardian_relationship: 'mother',
      guardian_phone: '0812-3456-7890',
    } as const
    const { registration } = await receive({ ...child, ...guardian })
    expect(registration.patient).toMatchObject({ guardian_name: 'Siti', guardian_phone: '+6281234567890' })
  })

  it.each([
    ['a kind of another topic', { kind: 'latex', name: '' }, 'screening.medication'],
    ['a medicine without a name', { kind: 'other', name: ' ' }, 'screening.medication_other'],
  ])('is told that the screening has %s', async (_, alert, field) => {
    const { input } = await openDesk(server)
    const screening = { ...emptyScreening, medication: { answer: 'listed', alerts: [alert] } }
    const { status, body } = await register(server, { ...input(), screening })
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toEqual([field])
  })

  it('learns nothing about whether the clinic knows them', async () => {
    const { input, addPatient } = await openDesk(server)
    const unknown = await register(server, input())
    await addPatient()
    const known = await register(server, input())
    const shape = ({ status, body: { data, ...envelope } }: typeof known) => ({
      status,
      envelope,
      keys: Object.keys(data),
    })
    expect(shape(known)).toEqual(shape(unknown))
  })

  it('is registered once when the same is sent twice, also at the same time', async () => {
    const { input, list } = await openDesk(server)
    const key = randomUUID()
    const [first, second] = await Promise.all([register(server, input(), { key }), register(server, input(), { key })])
    const third = await register(server, input(), { key })
    expect(second.body).toEqual(first.body)
    expect(third.body).toEqual(first.body)
    expect((await list()).count).toBe(1)
  })

  it('is refused by a clinic that does not exist or is closed', async () => {
    const { input } = await openDesk(server)
    const closed = await server.makeClinic({ status: 'inactive' })
    expect(await register(server, { ...input(), clinic: 'no-such-clinic' })).toMatchObject({
      status: 404,
      body: { msg: 'There is no clinic at this address.' },
    })
    expect(await register(server, { ...input(), clinic: closed.slug })).toMatchObject({
      status: 422,
      body: { data: { fields: { clinic: expect.any(String) } } },
    })
  })

  it.each<[string, object]>([
    ['phone', { phone: '' }],
    ['date_of_birth', { date_of_birth: '2027-01-01' }],
    ['identity_number', { identity_number: '123' }],
    ['address.postcode', {}],
  ])('is told that %s is wrong', async (field, said) => {
    const { input, list } = await openDesk(server)
    const address = { ...patientInput().address, postcode: field === 'address.postcode' ? '1033O' : '10330' }
    const reply = await register(server, input({ ...patientInput(), ...said, address }))
    expect([400, 422]).toContain(reply.status)
    expect(Object.keys(reply.body.data.fields)).toEqual([`patient.${field}`])
    expect((await list()).count).toBe(0)
  })

  it.each<[string, object]>([
    ['without consent', { consent: false }],
    ['by a robot that fills every field', { website_url: 'https://spam.test' }],
    ['with an unknown field', { state: 'accepted' }],
    ['in an unknown language', { language: 'ar' }],
    ['with a clinic that is a number', { clinic: 7 }],
    ['with nobody', { patient: null }],
    ['with a NUL', { patient: { ...patientInput(), occupation: '\u0000' } }],
  ])('is refused %s', async (_, change) => {
    const { input, list } = await openDesk(server)
    expect((await register(server, { ...input(), ...change })).status).toBe(400)
    expect((await list()).count).toBe(0)
  })

  it('may register 20 people an hour from one address, then learns how long to wait', async () => {
    const { input, list } = await openDesk(server)
    const ip = newAddress()
    const key = randomUUID()
    const started = now
    for (let minute = 0; minute < 20; minute += 1) {
      now = new Date(started.getTime() + minute * 60_000)
      expect(
        (await register(server, input(otherPatientInput()), { ip, key: minute === 0 ? key : undefined })).status,
      ).toBe(201)
    }
    expect((await register(server, input(otherPatientInput()), { ip })).status).toBe(429)
    const refused = await register(server, input(otherPatientInput()), { ip })
    expect(refused.headers['retry-after']).toBe(String(41 * 60))
    expect((await register(server, input(otherPatientInput()), { ip, key })).status).toBe(201)
    expect((await register(server, input(otherPatientInput()))).status).toBe(201)
    expect((await list()).count).toBe(21)

    now = new Date(started.getTime() + 60 * 60_000)
    expect((await register(server, input(otherPatientInput()), { ip })).status).toBe(201)
    expect((await register(server, input(otherPatientInput()), { ip })).status).toBe(429)
    now = started
  })

  it('is counted when refused', async () => {
    const { input } = await openDesk(server)
    const ip = newAddress()
    for (let time = 0; time < 20; time += 1) await register(server, input(patientInput({ phone: '' })), { ip })
    expect((await register(server, input(), { ip })).status).toBe(429)
  })
})
