import type { OperationId } from '@clinic/api'
import { clinicTime, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/harness'
import { operationNamed } from '../testing/operations'
import { patience } from '../testing/patience'
import { permissions } from '../testing/permissions'
import { sampleCalls } from '../testing/sample-calls'
import { addDoctor } from '../testing/sample-calls/doctor'
import { addStaff } from '../testing/sample-calls/staff'
import { openWorld } from '../testing/sample-world'
import { type Sending, send } from '../testing/send'

vi.setConfig({ testTimeout: patience })

// it stands still: a session would note from time to time that it is in use
const now = new Date()
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

type Role = 'manager_clinic' | 'front_office_clinic' | 'doctor_clinic' | 'nurse_clinic'

/** A clinic of its own, and everybody in it. Of the two dentists the first is the one that samples are made for. */
async function openPeople() {
  const world = await openWorld(server)
  const { clinic } = world
  const { company_id, clinic_id } = clinic
  const tokenOf = async (role: Role) => server.tokenOf(await server.makeUser(clinic, role))
  const dentist = await tokenOf('doctor_clinic')
  const other = await server.makeUser(clinic, 'doctor_clinic')
  const tokens = {
    manager: await server.tokenOf(world.user),
    desk: await tokenOf('front_office_clinic'),
    dentist,
    otherDentist: await server.tokenOf(other),
    assistant: await tokenOf('nurse_clinic'),
    otherAssistant: '',
  }
  const ask = async (person: keyof typeof tokens, id: OperationId, sending: Sending) => {
    const { status, payload } = await send(server, operationNamed(id), { ...sending, token: tokens[person] })
    return { status, data: payload.startsWith('{') ? JSON.parse(payload).data : undefined }
  }
  const sample = (id: OperationId): Promise<Sending> => sampleCalls[id](world)
  const be = (role: Role, values: { doctor_id?: number; staff_id?: number }) =>
    database
      .updateTable('user')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, role }))
      .execute()
  /** Until then the other dentist has an account and is no dentist of the clinic. */
  const employOther = async () => {
    const { id: doctor_id } = await addDoctor(world)
    await database
      .updateTable('user')
      .set({ doctor_id })
      .where((eb) => eb.and({ company_id, clinic_id, id: other.id }))
      .execute()
  }
  /** Until then the clinic has one assistant. */
  const employOtherAssistant = async () => {
    tokens.otherAssistant = await tokenOf('nurse_clinic')
  }
  /** Returns the status of each person's call, made in this order. */
  const statuses = async (id: OperationId, people: readonly (keyof typeof tokens)[], sending?: Sending) => {
    const answers: [string, number][] = []
    for (const person of people) answers.push([person, (await ask(person, id, sending ?? (await sample(id)))).status])
    return Object.fromEntries(answers)
  }
  return {
    world,
    clinic,
    tenant: { company_id, clinic_id },
    ask,
    sample,
    be,
    employOther,
    employOtherAssistant,
    statuses,
  }
}
type Clinic = Awaited<ReturnType<typeof openPeople>>

/** An import of services by the manager. */
async function importServices({ sample, tenant }: Clinic, id: OperationId) {
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

const dayAfter = (days: number) => clinicTime(now.getTime() + days * 86_400_000, 'Asia/Jakarta').date
const [monday = '', tuesday = '', ...restOfWeek] = weekOf(dayAfter(7))
const week = { from: monday, until: restOfWeek.at(-1) ?? '' }

type VitalSignOperation = 'startVitalSign' | 'recordVitalSign' | 'correctVitalSign' | 'skipVitalSign'

/** A visit with nobody yet is every dentist's; then it is their own. */
const ownAndOpen =
  (id: 'getVisit' | 'callVisit' | 'requeueVisit' | VitalSignOperation) =>
  async ({ sample, ask, tenant }: Clinic) => {
    const anew = async (person: 'dentist' | 'otherDentist', open: Partial<Record<'doctor_id', null>>) => {
      const sending = await sample(id)
      await database
        .updateTable('visit')
        .set({ room_id: null, ...open })
        .where((eb) => eb.and({ ...tenant, ...Object(sending.path) }))
        .execute()
      return (await ask(person, id, sending)).status
    }
    expect(await anew('dentist', {})).toBe(200)
    expect(await anew('otherDentist', {})).toBe(404)
    expect(await anew('otherDentist', { doctor_id: null })).toBe(200)
  }

/** The account of an assistant that becomes another one's is told nothing of what was the first one's. */
const ofOwnAssistances =
  (id: OperationId) =>
  async ({ world, sample, ask, be }: Clinic) => {
    const [sending, { id: staff_id }] = [await sample(id), await addStaff(world)]
    await be('nurse_clinic', { staff_id })
    expect((await ask('assistant', id, sending)).status).toBe(404)
    expect((await ask('assistant', id, await sample(id))).status).toBe(200)
  }

/** What another assistant typed is nobody else's to change. */
const ofOwnDrafts =
  (id: OperationId) =>
  async ({ sample, ask, employOtherAssistant }: Clinic) => {
    const sending = await sample(id)
    await employOtherAssistant()
    expect((await ask('otherAssistant', id, sending)).status).toBe(404)
    expect((await ask('assistant', id, sending)).status).toBe(200)
  }

/** A dentist who is somebody else is told nothing. */
const ofOwnVisits =
  (id: OperationId) =>
  async ({ sample, ask, employOther }: Clinic) => {
    const sending = await sample(id)
    await employOther()
    expect((await ask('otherDentist', id, sending)).status).toBe(404)
    expect((await ask('dentist', id, sending)).status).toBe(200)
  }

/** An expense that the bank account pays instead. */
const byBank = ({ body }: Sending): Sending => ({ body: { ...Object(body), paid_from: 'bank' } })

/** What the bank account paid the desk does not see, and so neither its receipt. */
const ofReceiptsOfADrawer =
  (id: 'getExpensePhoto' | 'setExpensePhoto' | 'removeExpensePhoto') =>
  async ({ sample, ask, statuses }: Clinic) => {
    const { data } = await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))
    const { body } = await sample('setExpensePhoto')
    const path = { id: data.id }
    if (id === 'getExpensePhoto') await ask('manager', 'setExpensePhoto', { path, body })
    const sending = { path, ...(id === 'setExpensePhoto' && { body }) }
    expect(await statuses(id, ['desk', 'manager'], sending)).toEqual({ desk: 404, manager: 200 })
    expect((await ask('desk', id, await sample(id))).status).toBe(200)
  }

/** Of a referral the desk reads that it is there, not what it says. */
const withoutReferrals =
  (id: 'listPatientLetter' | 'getLetter') =>
  async ({ sample, ask }: Clinic) => {
    const { path = {} } = await sample(id)
    const shown = async (person: 'desk' | 'manager') => {
      const { data } = await ask(person, id, { path })
      return id === 'getLetter' ? data : data.rows[0]
    }
    expect(await shown('desk')).toMatchObject({ kind: 'referral', content: null })
    expect(await shown('manager')).toMatchObject({ kind: 'referral', content: { kind: 'referral' } })
  }

const ofVisitsOfToday =
  (id: 'getVisitNote' | 'getVisitPrescription' | 'getVisitDictation') =>
  async ({ statuses, sample, tenant }: Clinic) => {
    const { path } = await sample(id)
    const sending = path ? { path } : {}
    const people = ['assistant', 'dentist', 'otherDentist', 'manager'] as const
    const manager = operationNamed(id).roles.includes('manager_clinic') ? 200 : 403
    const seen = { assistant: 200, dentist: 200, otherDentist: 200, manager }
    expect(await statuses(id, people, sending)).toEqual(seen)
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect(await statuses(id, people, sending)).toEqual({ ...seen, assistant: 404 })
  }

const visitsSeen =
  (id: 'listVisit' | 'visitBoard', count: (data: { count: number; visits: unknown[] }) => number) =>
  async ({ sample, ask, tenant }: Clinic) => {
    await sample('getVisit')
    const seen = async (person: 'dentist' | 'otherDentist') => count((await ask(person, id, {})).data)
    expect([await seen('dentist'), await seen('otherDentist')]).toEqual([1, 0])
    await database
      .updateTable('visit')
      .set({ doctor_id: null })
      .where((eb) => eb.and(tenant))
      .execute()
    expect([await seen('dentist'), await seen('otherDentist')]).toEqual([1, 1])
  }

// Seen to fail: without the dentist in `appointmentCards` and in `visitCards`, without the role in `requestAbsence`, `checkBooking` and `importable`.
const limits: Record<string, (clinic: Clinic) => Promise<void>> = {
  'getDashboard doctor_clinic (no registrations)': withoutRegistrations('dentist'),
  'getDashboard nurse_clinic (no registrations)': withoutRegistrations('assistant'),

  async 'listNotification front_office_clinic (of the desk)'({ ask, sample, tenant }) {
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

  async 'getMyFeeStatement doctor_clinic (own)'({ ask, sample, tenant }) {
    const sending = await sample('getMyFeeStatement')
    await database
      .updateTable('fee_statement')
      .set({ state: 'reviewed', reviewed_at: now, reviewed_by: 'Rani Putri' })
      .where((eb) => eb.and(tenant))
      .execute()
    expect((await ask('dentist', 'getMyFeeStatement', sending)).data.state).toBe('reviewed')
    expect((await ask('otherDentist', 'getMyFeeStatement', sending)).data.state).toBe('open')
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

  async 'getStaffSchedule nurse_clinic (own, published)'({ ask, sample, be, tenant }) {
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

  async 'appointmentCalendar doctor_clinic (own)'({ ask, sample }) {
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

  async 'listPatientVisit front_office_clinic (without their record)'({ ask, sample }) {
    const request = await sample('listPatientVisit')
    const record = async (person: 'desk' | 'manager') =>
      (await ask(person, 'listPatientVisit', request)).data.rows[0].record
    expect(await record('desk')).toBeNull()
    expect(await record('manager')).toMatchObject({ note: null })
  },

  async 'listPatientVisit nurse_clinic (records of today)'({ ask, sample, tenant }) {
    const request = await sample('listPatientVisit')
    const record = async () => (await ask('assistant', 'listPatientVisit', request)).data.rows[0].record
    expect(await record()).toMatchObject({ note: null })
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect(await record()).toBeNull()
  },

  'listVisit doctor_clinic (own and open)': visitsSeen('listVisit', ({ count }) => count),
  'visitBoard doctor_clinic (own and open)': visitsSeen('visitBoard', ({ visits }) => visits.length),
  'getVisit doctor_clinic (own and open)': ownAndOpen('getVisit'),
  'callVisit doctor_clinic (own and open)': ownAndOpen('callVisit'),
  'requeueVisit doctor_clinic (own and open)': ownAndOpen('requeueVisit'),
  'startVitalSign doctor_clinic (own and open)': ownAndOpen('startVitalSign'),
  'recordVitalSign doctor_clinic (own and open)': ownAndOpen('recordVitalSign'),
  'correctVitalSign doctor_clinic (own and open)': ownAndOpen('correctVitalSign'),
  'skipVitalSign doctor_clinic (own and open)': ownAndOpen('skipVitalSign'),

  async "startPractice doctor_clinic (others' with a reason)"({ ask, sample, employOther }) {
    const { body, path } = await sample('startPractice')
    const of = (takeover_reason: string) => ({ path, body: { ...Object(body), takeover_reason } })
    await employOther()
    expect((await ask('otherDentist', 'startPractice', of(''))).data.fields).toHaveProperty('takeover_reason')
    expect((await ask('otherDentist', 'startPractice', of('drg. Rina sakit'))).status).toBe(200)
    expect((await ask('dentist', 'startPractice', await sample('startPractice'))).status).toBe(200)
  },
  'pauseVisit doctor_clinic (own)': ofOwnVisits('pauseVisit'),
  'resumeVisit doctor_clinic (own)': ofOwnVisits('resumeVisit'),
  'writeOralExamination doctor_clinic (own)': ofOwnVisits('writeOralExamination'),
  'writeVisitNote doctor_clinic (own)': ofOwnVisits('writeVisitNote'),
  'addNoteAddendum doctor_clinic (own)': ofOwnVisits('addNoteAddendum'),
  'writeVisitPrescription doctor_clinic (own)': ofOwnVisits('writeVisitPrescription'),
  'signPrescription doctor_clinic (own)': ofOwnVisits('signPrescription'),
  'cancelPrescription doctor_clinic (own)': ofOwnVisits('cancelPrescription'),
  'issueLetter doctor_clinic (own)': ofOwnVisits('issueLetter'),
  'voidLetter doctor_clinic (own)': ofOwnVisits('voidLetter'),
  'listPatientLetter front_office_clinic (what is not clinical)': withoutReferrals('listPatientLetter'),
  'getLetter front_office_clinic (what is not clinical)': withoutReferrals('getLetter'),
  'updateDictation doctor_clinic (in own visits)': ofOwnVisits('updateDictation'),
  'acceptDictation doctor_clinic (in own visits)': ofOwnVisits('acceptDictation'),
  'rejectDictation doctor_clinic (in own visits)': ofOwnVisits('rejectDictation'),
  'updateDictation nurse_clinic (own)': ofOwnDrafts('updateDictation'),
  'withdrawDictation nurse_clinic (own)': ofOwnDrafts('withdrawDictation'),
  async 'createDictation nurse_clinic (in visits they assist now)'({ world, sample, ask, be }) {
    const sending = await sample('createDictation')
    await be('nurse_clinic', { staff_id: (await addStaff(world)).id })
    expect((await ask('assistant', 'createDictation', sending)).status).toBe(409)
    expect((await ask('assistant', 'createDictation', await sample('createDictation'))).status).toBe(200)
  },
  'finishVisit doctor_clinic (own)': ofOwnVisits('finishVisit'),
  'discontinueVisit doctor_clinic (own)': ofOwnVisits('discontinueVisit'),
  'reopenVisit doctor_clinic (own)': ofOwnVisits('reopenVisit'),
  async 'listAssistance nurse_clinic (own)'({ world, sample, ask, be }) {
    const sending = await sample('listAssistance')
    expect((await ask('assistant', 'listAssistance', sending)).data.count).toBe(1)
    await be('nurse_clinic', { staff_id: (await addStaff(world)).id })
    expect((await ask('assistant', 'listAssistance', sending)).data.count).toBe(0)
  },
  'prepareAssistance nurse_clinic (own)': ofOwnAssistances('prepareAssistance'),
  'startAssistance nurse_clinic (own)': ofOwnAssistances('startAssistance'),
  'stopAssistance nurse_clinic (own)': ofOwnAssistances('stopAssistance'),
  'recordMaterial nurse_clinic (own)': ofOwnAssistances('recordMaterial'),
  'correctMaterial nurse_clinic (own)': ofOwnAssistances('correctMaterial'),
  'enterFindings doctor_clinic (in own visits)': ofOwnVisits('enterFindings'),

  async 'changeInvoice front_office_clinic (at the prices of the list)'({ statuses, sample }) {
    const { body, path } = await sample('changeInvoice')
    const lines = Object(body).lines.map((line: object) => ({ ...line, unit_price: 1 }))
    const cheaper = { path, body: { ...Object(body), lines } }
    expect(await statuses('changeInvoice', ['desk', 'manager'], cheaper)).toEqual({ desk: 422, manager: 200 })
  },

  async 'issueInvoice front_office_clinic (with discounts within the limit)'({ statuses, sample, ask }) {
    const { body, path } = await sample('changeInvoice')
    const half = { ...Object(body), discount: { percent: 50 }, discount_reason: 'Keluarga' }
    const { version } = (await ask('desk', 'changeInvoice', { path, body: half })).data
    const sending = { path, body: { due_on: null, version } }
    expect(await statuses('issueInvoice', ['desk', 'manager'], sending)).toEqual({ desk: 422, manager: 200 })
  },

  async 'listLabOrder doctor_clinic (own)'({ ask, sample }) {
    await sample('listLabOrder')
    expect((await ask('dentist', 'listLabOrder', {})).data.count).toBe(1)
    expect((await ask('otherDentist', 'listLabOrder', {})).data.count).toBe(0)
  },
  async 'getLabOrder doctor_clinic (own)'({ statuses, sample }) {
    const request = await sample('getLabOrder')
    expect(await statuses('getLabOrder', ['otherDentist', 'dentist'], request)).toEqual({
      otherDentist: 404,
      dentist: 200,
    })
  },

  async 'listExpense front_office_clinic (from a drawer)'({ sample, ask }) {
    await sample('listExpense')
    const before = (await ask('desk', 'listExpense', {})).data.count
    await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))
    expect((await ask('desk', 'listExpense', {})).data.count).toBe(before)
    expect((await ask('manager', 'listExpense', {})).data.count).toBe(before + 1)
  },
  async 'getExpense front_office_clinic (from a drawer)'({ sample, ask, statuses }) {
    const { id } = (await ask('manager', 'recordExpense', byBank(await sample('recordExpense')))).data
    expect(await statuses('getExpense', ['desk', 'manager'], { path: { id } })).toEqual({ desk: 404, manager: 200 })
    expect((await ask('desk', 'getExpense', await sample('getExpense'))).status).toBe(200)
  },
  'getExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('getExpensePhoto'),
  'setExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('setExpensePhoto'),
  'removeExpensePhoto front_office_clinic (from a drawer)': ofReceiptsOfADrawer('removeExpensePhoto'),
  async 'recordExpense front_office_clinic (from a drawer)'({ sample, ask, statuses }) {
    const sending = byBank(await sample('recordExpense'))
    expect(await statuses('recordExpense', ['desk', 'manager'], sending)).toEqual({ desk: 422, manager: 200 })
    await ask('desk', 'openCashShift', { body: { opening_float: 500_000 } })
    expect((await ask('desk', 'recordExpense', await sample('recordExpense'))).status).toBe(200)
  },

  async 'closeCashShift front_office_clinic (own)'({ statuses, sample, ask }) {
    const sending = await sample('closeCashShift')
    expect(await statuses('closeCashShift', ['desk', 'manager'], sending)).toEqual({ desk: 404, manager: 200 })
    const { id } = (await ask('desk', 'openCashShift', { body: { opening_float: 0 } })).data
    const own = (version: number, body: object) => ({ path: { id }, body: { ...body, version } })
    await ask('desk', 'countCashShift', own(1, { counted: 0 }))
    expect((await ask('desk', 'closeCashShift', own(2, { variance_reason: '' }))).status).toBe(200)
  },

  'getVisitNote nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitNote'),
  'getVisitPrescription nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitPrescription'),
  async 'listPatientPrescription nurse_clinic (of visits of today)'({ sample, ask, tenant }) {
    const { path = {} } = await sample('listPatientPrescription')
    const seen = async (person: 'assistant' | 'dentist') =>
      (await ask(person, 'listPatientPrescription', { path })).data.count
    expect([await seen('assistant'), await seen('dentist')]).toEqual([1, 1])
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect([await seen('assistant'), await seen('dentist')]).toEqual([0, 1])
  },
  'getVisitDictation nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitDictation'),

  async 'getOdontogram nurse_clinic (of patients of today)'({ statuses, sample, tenant }) {
    const { path } = await sample('getOdontogram')
    const seen = async (state: 'entered_in_error' | 'left', day = dayAfter(0)) => {
      await sql`update visit set state = ${state}, end_reason = 'Salah pasien', queue_date = ${day}
        where company_id = ${tenant.company_id}`.execute(database)
      return statuses('getOdontogram', ['assistant', 'dentist'], { path })
    }
    expect(await seen('left')).toEqual({ assistant: 200, dentist: 200 })
    expect(await seen('entered_in_error')).toEqual({ assistant: 404, dentist: 200 })
    expect(await seen('left', dayAfter(-1))).toEqual({ assistant: 404, dentist: 200 })
  },

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

describe('3a-1: a limit the matrix sets to a role', () => {
  it('is tried, whatever operation it is of', () => {
    const set = permissions.flatMap(({ operation, people }) =>
      [...people].filter(([, limit]) => limit !== '').map(([person, limit]) => `${operation} ${person} (${limit})`),
    )
    expect(Object.keys(limits).sort()).toEqual(set.sort())
  })

  it.each(Object.entries(limits))('%s', async (_, holds) => holds(await openPeople()))
})
