import type { Schema } from '@clinic/api'
import { momentOf, weekdays } from '@clinic/core/time'
import { expect } from 'vitest'
import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { otherPatientInput } from '../../testing/patient-input'

export const monday = '2026-11-23'
export const at = (from: string, until: string, date = monday) => ({
  starts_at: new Date(momentOf(date, from, 'Asia/Jakarta')).toISOString(),
  ends_at: new Date(momentOf(date, until, 'Asia/Jakarta')).toISOString(),
})
const hours = [
  { from: '08:00', until: '12:00' },
  { from: '13:00', until: '20:00' },
]
export const week = Object.fromEntries(
  weekdays.map((day) => [day, day === 'sunday' ? [] : hours]),
) as Schema<'OpeningHours'>['week']
export const booked = { slot_minutes: 30, quota: null, online_bookable: true, room_id: null }

/** A clinic with a dentist who works on Mondays, a room and a patient, and what is booked and changed there. */
export async function openPlan(server: TestServer) {
  const { clinic, token: manager, tokenFor } = await openClinic(server, { opening_week: JSON.stringify(week) })
  const desk = await tokenFor('front_office_clinic')
  const doctor = (
    await server.call('createDoctor', {
      token: manager,
      body: {
        name: 'Ayu',
        name_prefix: 'drg.',
        name_suffix: '',
        nik: '3171065705900001',
        specialty: 'general',
        status: 'active',
        str_number: '',
        str_valid_until: null,
        sip_number: 'SIP-1',
        sip_valid_until: '2099-12-31',
        phone: '',
        email: '',
        color: 'blue',
        room_id: null,
        duration_minutes: 30,
      },
    })
  ).body.data
  const room = (
    await server.call('createRoom', {
      token: manager,
      body: {
        code: 'T1',
        name: 'Melati',
        type: 'treatment',
        floor: '',
        chair_brand: '',
        chair_serial: '',
        note: '',
        status: 'active',
      },
    })
  ).body.data
  const template = (
    await server.call('createShiftTemplate', {
      token: manager,
      body: {
        ...booked,
        doctor_id: doctor.id,
        weekday: 'monday',
        every_weeks: 1,
        starts: '08:00',
        ends: '17:00',
        valid_from: monday,
        valid_until: '2026-12-21',
      },
    })
  ).body.data
  const patient = (await server.call('createPatient', { token: manager, body: otherPatientInput() })).body.data
  const book = async (overrides: object = {}) => {
    const reply = await server.call('createAppointment', {
      token: manager,
      body: {
        patient_id: patient.id,
        doctor_id: doctor.id,
        staff_id: null,
        room_id: null,
        ...at('09:00', '09:30'),
        reason: 'control',
        note: '',
        source: 'phone',
        reminder: 'none',
        product_ids: [],
        override_reason: '',
        waitlist_entry_id: null,
        booking_request_id: null,
        ...overrides,
      },
    })
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.data
  }
  const shiftOn = async (date: string) => {
    const query = { from: monday, until: '2026-12-27' }
    const found = (await server.call('getDoctorSchedule', { token: manager, query })).body.data.shifts
    const shift = found.find((each) => each.date === date)
    if (!shift) throw new Error(`no shift on ${date}`)
    return shift
  }
  const preview = (body: Schema<'PlanChange'>, token = manager) => server.call('previewPlanChange', { token, body })
  /** The appointments that a change would take out of the plan, and the rules they violate: `[[id, rules]]`. */
  const newViolations = async (body: Schema<'PlanChange'>) => {
    const reply = await preview(body)
    expect(reply).toMatchObject({ status: 200 })
    return reply.body.data.rows.map(({ id, violated_rules }) => [id, violated_rules])
  }
  const violations = async (token = desk) => {
    const { rows } = (await server.call('listAppointment', { token, query: { plan: 'violated' } })).body.data
    return rows.map(({ id, violated_rules }) => [id, violated_rules])
  }
  return { clinic, manager, desk, doctor, room, template, patient, book, shiftOn, preview, newViolations, violations }
}
