import { dmftOf, mouthOf } from '@clinic/core/odontogram'
import { patientHints, patientProblems } from '@clinic/core/patient'
import { contractState } from '@clinic/core/payor'
import { icd10 } from '@clinic/core/terminology'
import { addDays } from '@clinic/core/time'
import { finishFacts, finishProblems } from '@clinic/core/visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violatesPlan } from '../../domain/appointment/violated-rules'
import { startTestServer, type TestServer } from '../../testing/harness'
import type { Database } from '../schema'
import { weekday, yearsBetween } from './calendar'
import { demoPassword, isEmpty, seedDemo } from './seed'

// a Friday afternoon in Jakarta
const today = '2026-11-20'
const now = new Date('2026-11-20T15:30:00+07:00')

const accounts = [
  ['manager@demo.test', 'manager_clinic'],
  ['frontoffice@demo.test', 'front_office_clinic'],
  ['doctor@demo.test', 'doctor_clinic'],
  ['nurse@demo.test', 'nurse_clinic'],
  ['headoffice@demo.test', 'head_office'],
  ['adminheadoffice@demo.test', 'admin_head_office'],
  ['patient@demo.test', 'patient'],
  ['manager2@demo.test', 'manager_clinic'],
] as const

const manager = { email: 'manager@demo.test', password: demoPassword, workspace: 'clinic' }

describe('the demo clinic', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ now: () => now })
    await seedDemo(server.database, { today, now })
  })
  afterAll(() => server.close())

  const patients = () =>
    server.database.selectFrom('patient').selectAll().orderBy('clinic_id').orderBy('created_at').execute()
  const inJakarta = (moment: string) => new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10)

  it('is seeded into an empty database only', async () => {
    const empty = await startTestServer()
    expect(await isEmpty(empty.database)).toBe(true)
    expect(await isEmpty(server.database)).toBe(false)
    await empty.close()
  })

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

  it('has payors whose contracts are in every state, and a plan under one that has ended', async () => {
    const stored = await server.database.selectFrom('payor').selectAll().execute()
    const stateOf = ({ contract_from: from, contract_until: until }: (typeof stored)[number]) =>
      contractState({ from, until }, today)
    expect(new Set(stored.map(stateOf))).toEqual(new Set(['none', 'upcoming', 'current', 'ending', 'expired']))
    const plans = await server.database.selectFrom('insurance').select(['payor_id', 'coverage_rules']).execute()
    const ended = stored.filter((payor) => stateOf(payor) === 'expired').map(({ id }) => id)
    expect(plans.some(({ payor_id }) => ended.includes(payor_id))).toBe(true)
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['active', 'inactive']))
  })

  it('has appointments around today in every state, of all who work, and nobody at two places', async () => {
    const appointments = await server.database.selectFrom('appointment').selectAll().orderBy('starts_at').execute()
    const states = new Set(appointments.map(({ state }) => state))
    expect(states).toEqual(new Set(['booked', 'confirmed', 'arrived', 'cancelled', 'no_show']))
    for (const { clinic_id } of await server.database.selectFrom('clinic').select('id as clinic_id').execute()) {
      const here = appointments.filter((appointment) => appointment.clinic_id === clinic_id)
      expect(here.filter(({ starts_at }) => inJakarta(starts_at) === today).length).toBeGreaterThan(3)
      expect(here.some(({ starts_at }) => inJakarta(starts_at) > addDays(today, 14))).toBe(true)
    }
    expect(appointments.some(({ override_reason }) => override_reason !== '')).toBe(true)
    expect(appointments.filter(({ state, starts_at }) => state === 'no_show' && starts_at > now.toISOString())).toEqual(
      [],
    )
    expect(appointments.filter(({ created_at }) => created_at > now.toISOString())).toEqual([])
    const violating = await server.database.selectFrom('appointment').select('id').where(violatesPlan(now)).execute()
    expect(violating.length).toBeGreaterThan(1)
    expect(violating.length).toBeLessThan(10)
    const entries = await server.database.selectFrom('waitlist_entry').select('state').execute()
    expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['waiting', 'withdrawn']))
  })

  it('has the queue of today in motion: every state that the desk knows, by moves of the lifecycle, none in the future', async () => {
    const all = await server.database.selectFrom('visit').selectAll().orderBy('queue_number').execute()
    const visits = all.filter(({ queue_date }) => queue_date === today)
    const moves = await server.database.selectFrom('visit_event').selectAll().orderBy('id').execute()
    const appointments = await server.database.selectFrom('appointment').selectAll().execute()
    for (const clinic_id of new Set(appointments.map((appointment) => appointment.clinic_id))) {
      const here = visits.filter((visit) => visit.clinic_id === clinic_id)
      expect(new Set(here.map(({ state }) => state))).toEqual(
        new Set(['waiting', 'called', 'left', 'entered_in_error']),
      )
      expect(new Set(here.map(({ origin }) => origin))).toEqual(new Set(['appointment', 'walk_in', 'emergency']))
      expect(here.map(({ queue_number }) => queue_number)).toEqual([1, 2, 3, 4, 5, 6, 7])
      expect(here.filter(({ position, queue_number }) => position !== queue_number)).toHaveLength(1)
      const arrived = appointments.filter(({ state, clinic_id: at }) => state === 'arrived' && at === clinic_id)
      const kept = here.flatMap(({ appointment_id }) => appointment_id ?? [])
      expect(kept.sort()).toEqual(arrived.map(({ id }) => id).sort())
    }
    for (const { id, state, state_since, arrived_at, call_attempts } of all) {
      const own = moves.filter(({ visit_id }) => visit_id === id)
      expect(own.map(({ from_state }) => from_state)).toEqual([
        null,
        ...own.slice(0, -1).map(({ to_state }) => to_state),
      ])
      expect([own[0]?.at, own.at(-1)?.at, own.at(-1)?.to_state]).toEqual([arrived_at, state_since, state])
      expect(own.filter(({ event }) => event === 'visit.call')).toHaveLength(call_attempts)
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort())
    }
    expect(moves.filter(({ at }) => at > now.toISOString())).toEqual([])
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const board = (await server.call('visitBoard', { token })).body.data
    expect(board.visits.map(({ queue_number }) => queue_number)).toEqual([6, 1, 2, 5, 7, 4])
  })

  it('is the same wherever it is seeded', async () => {
    const other = await startTestServer()
    await seedDemo(other.database, { today, now })
    const people = (database: Database) =>
      database
        .selectFrom('patient')
        .select(['record_number', 'search', 'date_of_birth', 'address', 'created_at'])
        .orderBy('id')
        .execute()
    const registrations = (database: Database) =>
      database.selectFrom('registration').select(['code', 'state', 'patient', 'submitted_at']).orderBy('id').execute()
    expect(await people(other.database)).toEqual(await people(server.database))
    expect(await registrations(other.database)).toEqual(await registrations(server.database))
    await other.close()
  })

  it('knows of some patients with charts what they react to, of some that there is nothing, and of others nothing yet', async () => {
    const alerts = await server.database.selectFrom('medical_alert').select(['topic', 'patient_id']).execute()
    const topics = (of: string) => alerts.filter(({ topic }) => topic === of).length
    expect([topics('allergy'), topics('condition'), topics('medication')]).toEqual([4, 5, 4])
    const answers = await server.database.selectFrom('medical_answer').select(['answer', 'patient_id']).execute()
    expect(answers.filter(({ answer }) => answer === 'none').length).toBeGreaterThan(8)
    const charted = server.database.selectFrom('odontogram_finding').select('patient_id').distinct()
    const asked = new Set(answers.map(({ patient_id }) => patient_id))
    const patients = new Set((await charted.execute()).map(({ patient_id }) => patient_id))
    expect(asked.size).toBe(10)
    expect([...asked].filter((id) => !patients.has(id))).toEqual([])
  })

  it('has the charts of twenty mouths of all ages, each by its dentist in a visit of the past, without a contradiction', async () => {
    const charted = await server.database.selectFrom('odontogram_finding').select('patient_id').distinct().execute()
    expect(charted).toHaveLength(20)
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const charts = await Promise.all(
      charted.map(
        async ({ patient_id: id }) => (await server.call('getOdontogram', { token, path: { id } })).body.data,
      ),
    )
    const ages = charts.map(({ patient }) => yearsBetween(patient.date_of_birth, today))
    expect([Math.min(...ages) < 6, Math.max(...ages) >= 50]).toEqual([true, true])
    const mouths = charts.map(({ findings }) => mouthOf(findings))
    expect(mouths.flatMap(({ conflicts }) => conflicts)).toEqual([])
    expect(mouths.filter(({ planned }) => planned.length > 0).length).toBeGreaterThan(5)
    const totals = mouths.map(({ now: holding }) => dmftOf(holding).total)
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([0, 8])
    expect(charts.filter(({ findings }) => findings.some(({ mode }) => mode === 'done_here')).length).toBeGreaterThan(3)
    expect(charts.filter(({ needs_examination, visits }) => needs_examination || visits.length === 0)).toEqual([])
    const moments = charts.flatMap(({ findings }) => findings.map(({ at }) => at))
    expect(moments.filter((at) => at > now.toISOString())).toEqual([])
  })

  it('has the signed note of each of these visits, of which nothing is missing', async () => {
    const { accessToken: token } = (await server.call('login', { body: manager })).body.data
    const visits = await server.database.selectFrom('note').select('visit_id').execute()
    const shown = await Promise.all(
      visits.map(
        async ({ visit_id: id }) => (await server.call('getVisitNote', { token, path: { id } })).body.data.notes,
      ),
    )
    const notes = shown.flat()
    expect(notes.length).toBeGreaterThan(20)
    expect(notes.filter(({ state, is_intact }) => state !== 'signed' || !is_intact)).toEqual([])
    const offered = await server.database.selectFrom('product').select(['id', 'scope', 'needs_consent']).execute()
    const beside = {
      products: new Map(offered.map(({ id, ...product }) => [id, product])),
      unsigned: [],
      dictated: [],
      unacknowledged: [],
      today,
      licence: 'valid',
    } as const
    expect(notes.flatMap(({ content }) => finishProblems(finishFacts(content, beside)))).toEqual([])
    const codes = notes.flatMap(({ content }) => content.diagnoses.map(({ code }) => code))
    expect(codes.filter((code) => !icd10.some((term) => term.code === code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(5)
    const { count } = await server.database
      .selectFrom('procedure')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(notes.flatMap(({ content }) => content.procedures).length)
  })

  it.each(['2028-02-29', '2027-01-01', '2026-11-22'])(
    'can begin on any day, as on %s before the clinic opens',
    async (day) => {
      const early = await startTestServer()
      await seedDemo(early.database, { today: day, now: new Date(`${day}T00:30:00+07:00`) })
      const future = await early.database
        .selectFrom('patient')
        .select('id')
        .where('created_at', '>', `${day}T00:30:00+07:00`)
        .execute()
      expect(future).toEqual([])
      await early.close()
    },
  )
})
