import type { Schema } from '@clinic/api'
import { emptyScreening } from '@clinic/core/medical-alert'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { patientInput } from '../../testing/patient-input'

const morning = new Date('2026-11-20T03:00:00Z') // 10:00 in Jakarta
let now = morning
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = morning
})

const dentist = {
  name: 'Dewi',
  name_prefix: 'drg.',
  name_suffix: '',
  specialty: 'general',
  str_number: '',
  str_valid_until: null,
  sip_number: 'SIP-1',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
  status: 'active',
}

async function openNotifications() {
  const { clinic, token: manager, tokenFor } = await openClinic(server)
  const { company_id, clinic_id } = clinic
  const look = async (token = manager) =>
    Object.fromEntries(
      (await server.call('listNotification', { token })).body.data.map(({ kind, count }) => [kind, count]),
    )
  let niks = 3171010101900000
  const addDoctor = async (overrides: object) => {
    niks += 1
    const body = { ...dentist, nik: String(niks), ...overrides }
    return (await server.call('createDoctor', { token: manager, body })).body.data
  }
  const addAbsence = (
    doctor_id: number,
    absence: { state: Schema<'AbsenceState'>; decided_at?: string; ends_on?: string },
  ) =>
    server.database
      .insertInto('absence')
      .values({
        company_id,
        clinic_id,
        doctor_id,
        kind: 'leave',
        starts_on: '2026-11-20',
        ends_on: '2026-12-31',
        reason: 'Umrah',
        requested_by: 'drg. Dewi',
        ...absence,
      })
      .execute()
  return { clinic, manager, tokenFor, look, addDoctor, addAbsence }
}

describe('a notification', () => {
  it('is nothing in a new clinic', async () => {
    const { look } = await openNotifications()
    expect(await look()).toEqual({})
  })

  it('names licences of active people that end within 90 days, those that have ended as urgent', async () => {
    const { look, tokenFor, addDoctor } = await openNotifications()
    await addDoctor({ sip_valid_until: '2026-11-19' })
    await addDoctor({ sip_valid_until: '2026-11-20' })
    await addDoctor({ sip_valid_until: '2027-02-18' })
    await addDoctor({ sip_valid_until: '2027-02-19' })
    await addDoctor({ sip_valid_until: '2026-11-19', status: 'inactive' })
    expect(await look()).toEqual({ doctor_licence_expired: 1, doctor_licence_expiring: 2 })
    now = new Date('2026-11-20T17:00:00Z') // midnight in Jakarta
    expect(await look(await tokenFor('manager_clinic'))).toEqual({
      doctor_licence_expired: 2,
      doctor_licence_expiring: 2,
    })
  })

  it('is a registration, for the desk and the manager', async () => {
    const { clinic, look, tokenFor } = await openNotifications()
    const body = {
      clinic: clinic.slug,
      language: 'id',
      patient: patientInput(),
      screening: emptyScreening,
      consent: true,
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await server.call('createRegistration', { body, headers })).status).toBe(201)
    expect(await look()).toEqual({ registration: 1 })
    expect(await look(await tokenFor('front_office_clinic'))).toEqual({ registration: 1 })
    expect(await look(await tokenFor('doctor_clinic'))).toEqual({})
  })

  it('is a leave to decide for the manager, and a decision of late for the dentist it is of', async () => {
    const { look, tokenFor, addDoctor, addAbsence } = await openNotifications()
    const [own, other] = [
      await addDoctor({ sip_valid_until: '2030-01-01' }),
      await addDoctor({ sip_valid_until: '2030-01-01' }),
    ]
    await addAbsence(own.id, { state: 'requested' })
    await addAbsence(own.id, { state: 'approved', decided_at: '2026-11-19T03:00:00Z' })
    await addAbsence(own.id, { state: 'rejected', decided_at: '2026-11-13T02:59:00Z' })
    await addAbsence(own.id, { state: 'approved', decided_at: '2026-11-19T03:00:00Z', ends_on: '2026-11-20' })
    await addAbsence(other.id, { state: 'approved', decided_at: '2026-11-19T03:00:00Z' })
    expect(await look()).toEqual({ absence_requested: 1 })
    expect(await look(await tokenFor('front_office_clinic'))).toEqual({})
    const token = await tokenFor('doctor_clinic', { doctor_id: own.id })
    expect(await look(token)).toEqual({ absence_decided: 2 })
    for (const [at, absence_decided] of [
      ['2026-11-20T12:00:00Z', 2],
      ['2026-11-20T17:00:00Z', 1], // the next day in Jakarta
    ] as const) {
      now = new Date(at)
      expect(await look(token)).toEqual({ absence_decided })
    }
  })

  it('is an appointment of tomorrow, by the day of the clinic, that nobody confirmed', async () => {
    const { clinic, look, manager, addDoctor } = await openNotifications()
    const { id: doctor_id } = await addDoctor({ sip_valid_until: '2030-01-01' })
    const patient = await server.call('createPatient', {
      token: manager,
      body: patientInput(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { company_id, clinic_id } = clinic
    const book = (starts_at: string, state: 'booked' | 'confirmed' = 'booked') =>
      server.database
        .insertInto('appointment')
        .values({
          company_id,
          clinic_id,
          doctor_id,
          patient_id: patient.body.data.id,
          state,
          starts_at,
          ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(),
          reason: 'control',
          note: '',
          source: 'phone',
          override_reason: '',
          overbooked: false,
          reminder: 'none',
          cancel_reason: null,
          cancel_note: '',
          created_by: 'test',
          staff_id: null,
          room_id: null,
        })
        .execute()
    await book('2026-11-20T16:30:00Z') // today, 23:30
    await book('2026-11-20T17:00:00Z') // tomorrow, 00:00
    await book('2026-11-21T16:00:00Z') // tomorrow, 23:00
    await book('2026-11-21T17:00:00Z') // the day after
    await book('2026-11-21T03:00:00Z', 'confirmed')
    // no dentist has shifts then: all appointments to come violate the plan
    expect(await look()).toEqual({ appointment_violates_plan: 5, appointment_unconfirmed: 2 })
  })

  it('is of this clinic alone', async () => {
    const one = await openNotifications()
    await one.addDoctor({ sip_valid_until: '2026-11-19' })
    const neighbour = await server.makeClinic({ company_id: one.clinic.company_id })
    const token = await server.tokenOf(await server.makeUser(neighbour, 'manager_clinic'))
    expect(await one.look(token)).toEqual({})
  })
})
