import type { OperationId } from '@clinic/api'
import { weekOf } from '@clinic/core/time'
import { expect } from 'vitest'
import { operationNamed } from '../operations'
import type { Clinic, Limits } from './people'

/** An import of services by the manager. */
async function importServices({ sample, tenant, database }: Clinic, id: OperationId) {
  const sending = await sample(id)
  await database
    .updateTable('import')
    .set({ kind: 'product' })
    .where((eb) => eb.and(tenant))
    .execute()
  return sending
}
const importOfServices = (id: OperationId) => async (clinic: Clinic) => {
  const sending = await importServices(clinic, id)
  expect(await clinic.statuses(id, ['desk', 'manager'], sending)).toEqual({
    desk: 404,
    // its columns are those of patients
    manager: id === 'mapImport' ? 422 : 200,
  })
}

const withoutRegistrations =
  (person: 'dentist' | 'assistant') =>
  async ({ ask }: Clinic) => {
    expect((await ask(person, 'getDashboard', {})).data.registrations).toBeNull()
    expect((await ask('desk', 'getDashboard', {})).data.registrations).not.toBeNull()
  }

const inRules =
  (id: 'createAppointment' | 'rescheduleAppointment') =>
  async ({ sample, ask }: Clinic) => {
    const { body, ...rest } = await sample(id)
    const against = { ...rest, body: { ...Object(body), override_reason: 'Darurat' } }
    expect((await ask('desk', id, against)).data.fields).toHaveProperty('override_reason')
    expect((await ask('manager', id, against)).status).toBe(operationNamed(id).success)
  }

export const deskLimits: Limits = {
  'getDashboard doctor_clinic (no registrations)': withoutRegistrations('dentist'),
  'getDashboard nurse_clinic (no registrations)': withoutRegistrations('assistant'),

  async 'listNotification front_office_clinic (of the desk)'({ ask, sample, tenant, database }) {
    await sample('approveAbsence')
    await sample('getRegistration')
    await database
      .updateTable('doctor')
      .set({ sip_valid_until: '2026-01-01' })
      .where((eb) => eb.and(tenant))
      .execute()
    const kinds = async (person: 'desk' | 'manager') =>
      (await ask(person, 'listNotification', {})).data.map(({ kind }: { kind: string }) => kind)
    expect(await kinds('desk')).toEqual(['registration'])
    expect(await kinds('manager')).toEqual(['doctor_licence_expired', 'absence_requested', 'registration'])
  },

  async 'listNotification doctor_clinic (own leave)'({ ask, sample }) {
    const { path } = await sample('approveAbsence')
    await sample('getRegistration')
    await ask('manager', 'approveAbsence', { path, body: { version: 1 } })
    const of = async (person: 'dentist' | 'otherDentist') => (await ask(person, 'listNotification', {})).data
    expect(await of('dentist')).toEqual([{ kind: 'absence_decided', count: 1 }])
    expect(await of('otherDentist')).toEqual([])
  },

  async 'listAbsence doctor_clinic (own)'({ ask, sample }) {
    await sample('approveAbsence')
    expect((await ask('dentist', 'listAbsence', {})).data.count).toBe(1)
    expect((await ask('otherDentist', 'listAbsence', {})).data.count).toBe(0)
  },

  async 'requestAbsence doctor_clinic (own)'({ statuses, sample }) {
    const request = await sample('requestAbsence')
    expect(await statuses('requestAbsence', ['otherDentist', 'dentist'], request)).toEqual({
      otherDentist: 422,
      dentist: 201,
    })
  },

  async 'cancelAbsence doctor_clinic (own)'({ statuses, sample }) {
    const request = await sample('cancelAbsence')
    expect(await statuses('cancelAbsence', ['otherDentist', 'dentist'], request)).toEqual({
      otherDentist: 404,
      dentist: 200,
    })
  },

  async 'getStaffSchedule nurse_clinic (own, published)'({ ask, sample, be, tenant, database, dayAfter }) {
    const [monday = '', tuesday = '', ...restOfWeek] = weekOf(dayAfter(7))
    const week = { from: monday, until: restOfWeek.at(-1) ?? '' }
    const shiftOf = async () => {
      const { body } = await sample('createStaffShift')
      const { staff_id } = Object(body)
      await ask('manager', 'createStaffShift', { body: { ...Object(body), date: tuesday } })
      return Number(staff_id)
    }
    const [own, others] = [await shiftOf(), await shiftOf()]
    await be('nurse_clinic', { staff_id: own })
    const seen = async (person: 'assistant' | 'manager') => {
      const { data } = await ask(person, 'getStaffSchedule', { query: week })
      return data.shifts.map(({ staff_id }: { staff_id: number }) => staff_id)
    }
    expect(await seen('assistant')).toEqual([])
    await ask('manager', 'publishStaffWeek', { body: { week: monday } })
    expect(await seen('assistant')).toEqual([own])
    expect(await seen('manager')).toEqual(expect.arrayContaining([own, others]))
    expect(
      await database
        .selectFrom('staff_week')
        .select('monday')
        .where((eb) => eb.and(tenant))
        .execute(),
    ).toHaveLength(1)
  },

  async 'createImport front_office_clinic (of patients)'({ statuses, sample }) {
    const { body } = await sample('createImport')
    const of = (kind: string) => ({ body, query: { kind, file_name: 'daftar.csv' } })
    for (const kind of ['product', 'doctor'])
      expect(await statuses('createImport', ['desk', 'manager'], of(kind))).toEqual({ desk: 403, manager: 201 })
    expect(await statuses('createImport', ['desk'], of('patient'))).toEqual({ desk: 201 })
  },

  async 'listImport front_office_clinic (of patients)'(clinic) {
    await importServices(clinic, 'getImport')
    expect((await clinic.ask('desk', 'listImport', {})).data.count).toBe(0)
    expect((await clinic.ask('manager', 'listImport', {})).data.count).toBe(1)
  },
  'getImport front_office_clinic (of patients)': importOfServices('getImport'),
  'listImportRow front_office_clinic (of patients)': importOfServices('listImportRow'),
  'listImportProblem front_office_clinic (of patients)': importOfServices('listImportProblem'),
  'mapImport front_office_clinic (of patients)': importOfServices('mapImport'),
  'checkImport front_office_clinic (of patients)': importOfServices('checkImport'),
  'includeImport front_office_clinic (of patients)': importOfServices('includeImport'),
  'mendImportRow front_office_clinic (of patients)': importOfServices('mendImportRow'),
  'runImport front_office_clinic (of patients)': importOfServices('runImport'),
  'cancelImport front_office_clinic (of patients)': importOfServices('cancelImport'),

  async 'listAppointment doctor_clinic (own)'({ ask, sample }) {
    await sample('getAppointment')
    expect((await ask('dentist', 'listAppointment', {})).data.count).toBe(1)
    expect((await ask('otherDentist', 'listAppointment', {})).data.count).toBe(0)
  },

  async 'appointmentCalendar doctor_clinic (own)'({ ask, sample, dayAfter }) {
    await sample('getAppointment')
    const seen = async (person: 'dentist' | 'otherDentist') => {
      const { data } = await ask(person, 'appointmentCalendar', { query: { from: dayAfter(1) } })
      return [data.appointments.length, data.shifts.length, data.doctors.length]
    }
    expect(await seen('dentist')).toEqual([1, 1, 1])
    expect(await seen('otherDentist')).toEqual([0, 0, 0])
  },

  async 'getAppointment doctor_clinic (own)'({ statuses, sample }) {
    const request = await sample('getAppointment')
    expect(await statuses('getAppointment', ['otherDentist', 'dentist'], request)).toEqual({
      otherDentist: 404,
      dentist: 200,
    })
  },

  'createAppointment front_office_clinic (within the rules)': inRules('createAppointment'),
  'rescheduleAppointment front_office_clinic (within the rules)': inRules('rescheduleAppointment'),

  async 'previewPlanChange front_office_clinic (of changes they may make)'({ ask, sample, statuses }) {
    const { path, body: closed } = await sample('createRoomMaintenance')
    const { body: opening } = await sample('updateOpeningHours')
    const { id } = Object(path)
    const ofTheManager = [
      { room_maintenance: { id, body: closed } },
      { opening_hours: opening },
      { inactive_clinic: true },
    ]
    for (const body of ofTheManager)
      expect(await statuses('previewPlanChange', ['desk', 'manager'], { body })).toEqual({ desk: 403, manager: 200 })
    expect((await ask('desk', 'previewPlanChange', await sample('previewPlanChange'))).status).toBe(200)
  },
}
