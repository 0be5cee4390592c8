import { patientHints, patientProblems } from '@clinic/core/patient'
import { addDays } from '@clinic/core/time'
import { expect, it } from 'vitest'
import type { TestServer } from '../../../testing/harness'
import { weekday, yearsBetween } from '../calendar'
import { demoPassword } from '../clinic'
import { inJakarta, manager, now, today } from './demo'

const accounts = [
  ['manager@demo.test', 'manager_clinic'],
  ['frontoffice@demo.test', 'front_office_clinic'],
  ['doctor@demo.test', 'doctor_clinic'],
  ['nurse@demo.test', 'nurse_clinic'],
  ['headoffice@demo.test', 'head_office'],
  ['adminheadoffice@demo.test', 'admin_head_office'],
  ['patient@demo.test', 'patient'],
  ['doctor2@demo.test', 'doctor_clinic'],
  ['doctor3@demo.test', 'doctor_clinic'],
  ['nurse2@demo.test', 'nurse_clinic'],
  ['manager2@demo.test', 'manager_clinic'],
] as const

/** Proves who signs in to the demo clinic, whom it treats and who registered there. */
export function provesPeople(server: TestServer) {
  const patients = () =>
    server.database.selectFrom('patient').selectAll().orderBy('clinic_id').orderBy('created_at').execute()

  it.each(accounts)('lets %s sign in as %s', async (email, role) => {
    const body = { email, password: demoPassword, workspace: 'clinic' }
    const reply = await server.call('login', { body })
    expect(reply).toMatchObject({ status: 200, body: { data: { user: { email, role: { name: role } } } } })
  })

  it('has no account but these, and all are for demonstration', async () => {
    const users = await server.database.selectFrom('user').select(['email', 'is_demo', 'password_hash']).execute()
    const withPassword = users.filter(({ password_hash }) => password_hash !== null)
    expect(withPassword.map(({ email }) => email).sort()).toEqual(accounts.map(([email]) => email).sort())
    expect(users.filter(({ is_demo }) => !is_demo)).toEqual([])
  })

  it('shows login accounts in every state', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const rows = (await server.call('listStaff', { token })).body.data.rows
    const states = new Set<string>()
    for (const { id } of rows)
      states.add((await server.call('getStaffAccount', { token, path: { id } })).body.data.state)
    expect([...states].sort()).toEqual(['active', 'disabled', 'invited', 'none'])
  })

  it('has two open clinics of one company with 60 patients each', async () => {
    const clinics = await server.database.selectFrom('clinic').select(['id', 'company_id', 'status']).execute()
    expect(clinics).toHaveLength(2)
    expect(new Set(clinics.map(({ company_id }) => company_id)).size).toBe(1)
    const found = await patients()
    for (const { id, status } of clinics) {
      expect(status).toBe('active')
      expect(found.filter(({ clinic_id }) => clinic_id === id)).toHaveLength(60)
    }
  })

  it('knows nobody who would be refused at the desk, or whose identity number does not fit', async () => {
    for (const patient of await patients()) {
      expect({ ...patientProblems(patient, { today }), ...patientHints(patient) }, patient.search).toEqual({})
    }
  })

  it('numbers its patients in the order they came, and goes on from there', async () => {
    const byArrival = (await patients()).sort((a, b) => a.created_at.localeCompare(b.created_at))
    const numbers = byArrival.map(({ record_number }) => record_number)
    expect(numbers).toEqual([...numbers].sort())
    expect([numbers[0], numbers.at(-1)]).toEqual(['00-00-01', '00-01-20'])
    const company = await server.database.selectFrom('company').select('next_record_number').executeTakeFirstOrThrow()
    expect(company.next_record_number).toBe(121)
  })

  it('has patients of every age, most of them ready for the health-data service', async () => {
    const found = await patients()
    const ages = found.map(({ date_of_birth }) => yearsBetween(date_of_birth, today))
    expect(ages.filter((age) => age < 17).length).toBeGreaterThan(20)
    expect(ages.filter((age) => age >= 60).length).toBeGreaterThan(4)
    expect(found.some(({ identification }) => identification === 'nik_mother')).toBe(true)
    expect(found.some(({ identification }) => identification === 'not_available')).toBe(true)
    const ready = found.filter(({ readiness }) => readiness === 'ready').length / found.length
    expect(ready).toBeGreaterThan(0.6)
    expect(ready).toBeLessThan(0.85)
  })

  it('has somebody whose birthday is today in each clinic', async () => {
    const born = (await patients()).filter(({ date_of_birth }) => date_of_birth.endsWith(today.slice(4)))
    expect(new Set(born.map(({ clinic_id }) => clinic_id)).size).toBe(2)
  })

  it('had its last two weeks: busy on Saturday, closed on Sunday, nothing in the future', async () => {
    const recent = (await patients()).filter(({ created_at }) => inJakarta(created_at) > addDays(today, -14))
    const on = (day: number) => recent.filter(({ created_at }) => weekday(inJakarta(created_at)) === day).length
    expect([0, 1, 2, 3, 4, 5, 6].map(on)[0]).toBe(0)
    expect(on(6)).toBeGreaterThan(Math.max(on(1), on(2), on(3), on(4), on(5)))
    expect(recent.every(({ created_at }) => created_at <= now.toISOString())).toBe(true)
  })

  it('has registrations in every state, and some that are waiting are of known patients', async () => {
    const token = (
      await server.call('login', {
        body: { email: 'frontoffice@demo.test', password: demoPassword, workspace: 'clinic' },
      })
    ).body.data.accessToken
    const { rows } = (await server.call('listRegistration', { token, query: { rowPerPage: '100' } })).body.data
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['submitted', 'accepted', 'merged', 'rejected', 'expired']),
    )

    const waiting = rows.filter(({ state }) => state === 'submitted')
    const reviews = await Promise.all(waiting.map(({ id }) => server.call('getRegistration', { token, path: { id } })))
    const reasons = reviews.flatMap(({ body }) => body.data.candidates.flatMap((candidate) => candidate.reasons))
    expect(new Set(reasons)).toEqual(new Set(['identity', 'phone', 'name_and_birth']))
    for (const { submitted_at, decided_at } of rows) {
      expect(submitted_at <= now.toISOString()).toBe(true)
      if (decided_at) expect(submitted_at <= decided_at && decided_at <= now.toISOString()).toBe(true)
    }
  })

  it('has written down every registration and every decision', async () => {
    const registrations = await server.database.selectFrom('registration').select('state').execute()
    const decided = registrations.filter(({ state }) => state !== 'submitted').length
    const events = await server.database
      .selectFrom('audit_event')
      .select('action')
      .where('object', '=', 'registration')
      .where('query', 'is', null) // not what the tests have read
      .execute()
    expect(events).toHaveLength(registrations.length + decided)
  })
}
