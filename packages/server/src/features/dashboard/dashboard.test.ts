import type { RoleName } from '@clinic/core/access'
import { readinessOf } from '@clinic/core/patient'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addToldVisit } from '../../testing/sample-calls/integration/satu-sehat'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

// 01:30 of 21 November in Jakarta
const evening = new Date('2026-11-20T18:30:00Z')
let now = evening
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
beforeEach(() => {
  now = evening
})

async function openDashboard(overrides: Parameters<typeof server.makeClinic>[0] = {}) {
  const { clinic, tokenFor } = await openClinic(server, overrides)
  const { company_id, clinic_id } = clinic
  const look = async (role: RoleName = 'front_office_clinic') => {
    return (await server.call('getDashboard', { token: await tokenFor(role) })).body.data
  }
  let count = 0
  const addPatient = (
    said: Parameters<typeof patientInput>[0] = {},
    kept: { created_at?: string; status?: 'active' | 'inactive' } = {},
  ) => {
    const { address, ...patient } = otherPatientInput(said)
    count += 1
    return server.database
      .insertInto('patient')
      .values({
        ...patient,
        address: JSON.stringify(address),
        readiness: readinessOf({ ...patient, address }),
        company_id,
        clinic_id,
        record_number: `${clinic_id}-${count}`,
        status: 'active' as const,
        ...kept,
      })
      .execute()
  }
  const addRegistration = (submitted_at: string, state: 'submitted' | 'rejected' = 'submitted') => {
    count += 1
    const code = `REG-${String(count).padStart(6, '0')}`
    const patient = JSON.stringify(patientInput())
    return server.database
      .insertInto('registration')
      .values({ company_id, clinic_id, code, state, language: 'id', patient, submitted_at })
      .execute()
  }
  return { clinic, look, addPatient, addRegistration }
}

describe('the dashboard', () => {
  it('of a new clinic is empty, and has all of 14 days', async () => {
    const { look } = await openDashboard({ name: 'Klinik Baru' })
    const { clinic, today, patients, birthdays, registrations } = await look()
    expect([clinic, today]).toEqual(['Klinik Baru', '2026-11-21'])
    expect(patients).toMatchObject({ total: 0, incomplete: 0 })
    expect(patients.new_by_day).toHaveLength(14)
    expect(patients.new_by_day[0]).toEqual({ date: '2026-11-08', count: 0 })
    expect(patients.new_by_day[13]).toEqual({ date: '2026-11-21', count: 0 })
    expect([birthdays, registrations?.awaiting, registrations?.oldest, registrations?.latest]).toEqual([
      [],
      0,
      null,
      [],
    ])
    expect(registrations?.by_day).toEqual(patients.new_by_day)
  })

  it.each([
    ['Asia/Jakarta', '2026-11-21'],
    ['Asia/Makassar', '2026-11-21'],
    ['Asia/Jayapura', '2026-11-21'],
  ] as const)('has the date of %s', async (time_zone, date) => {
    const { look } = await openDashboard({ time_zone })
    expect((await look()).today).toBe(date)
    now = new Date('2026-11-20T15:30:00Z')
    expect((await look()).today).toBe(time_zone === 'Asia/Jayapura' ? '2026-11-21' : '2026-11-20')
  })

  it('counts the active patients, and those who came on each day of the clinic', async () => {
    const { look, addPatient } = await openDashboard()
    await addPatient(
      { identification: 'nik', identity_number: '3171065705900001' },
      { created_at: '2026-11-20T17:00:00Z' },
    )
    await addPatient({}, { created_at: '2026-11-20T16:59:59Z' })
    await addPatient({}, { created_at: '2026-11-20T10:00:00Z', status: 'inactive' })
    await addPatient({}, { created_at: '2026-11-07T17:00:00Z' })
    await addPatient({}, { created_at: '2026-11-07T16:59:59Z' })
    const { patients } = await look()
    expect(patients).toMatchObject({ total: 4, incomplete: 3 })
    expect(patients.new_by_day.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-11-08', count: 1 },
      { date: '2026-11-20', count: 2 },
      { date: '2026-11-21', count: 1 },
    ])
  })

  it('names ten at most whose birthday is today, the active ones', async () => {
    const { look, addPatient } = await openDashboard()
    await addPatient({ first_name: 'Wulan', date_of_birth: '1990-11-21' })
    await addPatient({ first_name: 'Ayu', date_of_birth: '2026-11-21' })
    await addPatient({ first_name: 'Yesterday', date_of_birth: '1990-11-20' })
    await addPatient({ first_name: 'Gone', date_of_birth: '1990-11-21' }, { status: 'inactive' })
    expect((await look()).birthdays.map(({ first_name }) => first_name)).toEqual(['Ayu', 'Wulan'])
    for (let index = 0; index < 12; index += 1) await addPatient({ date_of_birth: '2000-11-21' })
    expect((await look()).birthdays).toHaveLength(10)
  })

  it.each([
    ['2028-02-28T05:00:00Z', []],
    ['2028-02-29T05:00:00Z', ['Leap']],
    ['2027-02-28T05:00:00Z', ['Leap']],
    ['2027-03-01T05:00:00Z', []],
  ])('on %s has the birthdays of who was born on 29 February: %j', async (moment, names) => {
    const { look, addPatient } = await openDashboard()
    await addPatient({ first_name: 'Leap', date_of_birth: '2000-02-29' })
    now = new Date(moment)
    expect((await look()).birthdays.map(({ first_name }) => first_name)).toEqual(names)
  })

  it('shows the desk which registrations wait, the longest first', async () => {
    const { look, addRegistration } = await openDashboard()
    for (const hour of [10, 11, 12, 13, 14, 15]) await addRegistration(`2026-11-19T${hour}:00:00Z`)
    await addRegistration('2026-11-18T10:00:00Z', 'rejected')
    const { registrations } = await look('manager_clinic')
    expect(registrations).toMatchObject({ awaiting: 6, oldest: '2026-11-19T10:00:00.000Z' })
    expect(registrations?.latest.map(({ submitted_at }) => submitted_at.slice(11, 13))).toEqual([
      '10',
      '11',
      '12',
      '13',
      '14',
    ])
    expect(registrations?.latest[0]).toMatchObject({ first_name: 'Dewi', state: 'submitted', decided_by: null })
    expect(registrations?.by_day.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-11-18', count: 1 },
      { date: '2026-11-19', count: 6 },
    ])
  })

  it.each(['doctor_clinic', 'nurse_clinic'] as const)(
    'tells a %s nothing about registrations and money',
    async (role) => {
      const { look, addPatient, addRegistration } = await openDashboard()
      await addPatient()
      await addRegistration('2026-11-19T10:00:00Z')
      expect(await look(role)).toMatchObject({
        patients: { total: 1 },
        registrations: null,
        desk: null,
        satu_sehat: null,
      })
    },
  )

  it('counts nothing of another clinic', async () => {
    const { clinic, addPatient, addRegistration } = await openDashboard()
    await addPatient({ date_of_birth: '1990-11-21' })
    await addRegistration('2026-11-19T10:00:00Z')
    const sister = await openDashboard({ company_id: clinic.company_id })
    expect(await sister.look()).toMatchObject({
      patients: { total: 0 },
      birthdays: [],
      registrations: { awaiting: 0, latest: [] },
    })
  })

  it('is for people who work in a clinic', async () => {
    const clinic = await server.makeClinic()
    const token = await server.tokenOf(await server.makeUser(clinic, 'head_office'))
    expect((await server.call('getDashboard', { token })).status).toBe(403)
    expect((await server.call('getDashboard')).status).toBe(401)
  })
})

describe('the figures of the desk', () => {
  async function openDesk() {
    const world = await openWorld(server)
    const signIn = () => server.tokenOf(world.user)
    const look = async () => (await server.call('getDashboard', { token: await signIn() })).body.data.desk
    return { world, signIn, look }
  }
  // 10:00 of Wednesday 25 November in Jakarta
  const wednesday = new Date('2026-11-25T03:00:00Z')
  const weeksAgo = (weeks: number) => new Date(wednesday.getTime() - weeks * 7 * 86_400_000)

  it('are those of the lists they open', async () => {
    now = wednesday
    const { world, signIn, look } = await openDesk()
    await addInvoice(world, { state: 'paid' })
    await addInvoice(world, { state: 'issued' })
    await addInvoice(world)
    const token = await signIn()
    const query = { from: '2026-11-25', until: '2026-11-25' }
    const payments = (await server.call('listPayment', { token, query })).body.data.rows
    const owed = (await server.call('listInvoice', { token, query: { owed: 'any' } })).body.data
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    expect(await look()).toMatchObject({
      at_cashier: 3,
      collected: sum(payments.map(({ amount }) => amount)),
      methods: [{ method: 'cash', amount: 350_000 }],
      unpaid: { count: owed.count, amount: sum(owed.rows.map((row) => row.owed)) },
    })
    expect(owed.count).toBe(1)
  })

  it('count as due today the appointments whose time has come, without cancelled ones', async () => {
    now = wednesday
    const { world, look } = await openDesk()
    const at = async (time: string, state: 'booked' | 'arrived' | 'no_show' | 'cancelled') => {
      const starts_at = `2026-11-25T${time}:00+07:00`
      const { id } = await addAppointment(world, { starts_at, ends_at: `2026-11-25T${time}:05+07:00` })
      const cancel_reason = state === 'cancelled' ? 'wrong_entry' : null
      await server.database.updateTable('appointment').set({ state, cancel_reason }).where('id', '=', id).execute()
    }
    await at('08:00', 'no_show')
    await at('08:30', 'arrived')
    await at('09:00', 'cancelled')
    await at('10:00', 'booked')
    await at('11:00', 'arrived')
    await at('16:00', 'booked')
    expect(await look()).toMatchObject({ missed: 1, due: 3, expected: 2 })
  })

  it('of SATUSEHAT are those of the list they open, and none before a visit is over', async () => {
    now = wednesday
    const { world, signIn } = await openDesk()
    const figures = async () => (await server.call('getDashboard', { token: await signIn() })).body.data.satu_sehat
    expect(await figures()).toBeNull()
    for (const state of ['not_ready', 'rejected', 'dead', 'ready', 'queued', 'retry_wait', 'stale', 'sent'] as const) {
      await addToldVisit(world, { steps: { condition: state } })
    }
    // 23:59 of the day before in Jakarta
    now = new Date('2026-11-24T16:59:00Z')
    await addToldVisit(world, { steps: { condition: 'sent' } })
    await addToldVisit(world, { steps: { condition: 'out_of_scope' } })
    now = wednesday
    expect(await figures()).toEqual({ correction: 3, on_the_way: 4, sent_today: 1 })
    const token = await signIn()
    const listed = async (stage: string) =>
      (await server.call('listSatuSehatVisit', { token, query: { stage } })).body.data.count
    expect(await figures()).toEqual({
      correction: await listed('correction'),
      on_the_way: await listed('on_the_way'),
      sent_today: await listed('sent_today'),
    })
  })

  it('tell what is usual by the last four such days with payments', async () => {
    const { world, look } = await openDesk()
    now = weeksAgo(9)
    await addInvoice(world, { state: 'paid' })
    for (const week of [7, 4, 3, 2, 1]) {
      now = weeksAgo(week)
      for (let count = 0; count < week; count += 1) await addInvoice(world, { state: 'paid' })
    }
    now = new Date(wednesday.getTime() - 86_400_000)
    await addInvoice(world, { state: 'paid' })
    now = wednesday
    expect(await look()).toMatchObject({ collected: 0, usual: (350_000 * (4 + 3 + 2 + 1)) / 4, methods: [] })
  })

  it('name the stock that calls for attention', async () => {
    const { world, look } = await openDesk()
    expect(await look()).toMatchObject({ stock: [], usual: null })
    await addBatch(world, { expires_on: '2026-11-01' })
    await addBatch(world, { expires_on: '2026-12-01' })
    await addBatch(world)
    expect(await look()).toMatchObject({
      stock: [
        { flag: 'out', count: 1 },
        { flag: 'expiring', count: 2 },
      ],
    })
  })
})
