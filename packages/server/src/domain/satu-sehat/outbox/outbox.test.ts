import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { patience } from '../../../testing/patience'
import { drain, minute, posted, startOutboxes, times, toldInOrder } from './outbox-fixture'
import { createSender } from './sender'

const { database, clock, resetClock, now, sleep, openOutbox, drainForDays, close } = await startOutboxes()
beforeEach(resetClock)
afterAll(close)

const allergy = { topic: 'allergy', kind: 'latex', name: 'Lateks', note: '', name_key: 'lateks' } as const

describe('the outbox', () => {
  it('tells each visit once, in its order, and has nothing left to do', async () => {
    const { open, simulator, states, rows, visits } = await openOutbox(5)
    await drain(open())
    expect(await states()).toEqual(times(5, 'sent'))
    expect(simulator.resources('Encounter')).toHaveLength(5)
    expect(toldInOrder(simulator)).toBe(true)
    expect(simulator.resources('Condition')).toHaveLength(5)
    expect((await rows()).every(({ due_at, lease, missing }) => !due_at && !lease && missing.length === 0)).toBe(true)
    const before = simulator.calls.length
    expect(await drain(open())).toBe(0)
    expect(simulator.calls).toHaveLength(before)
    expect(visits).toHaveLength(5)
    await simulator.stop()
  })

  it('creates nobody whom the service knows, and whom it does not know once', async () => {
    const { open, simulator, states } = await openOutbox(3, { patients: [] })
    await drain(open())
    expect(await states()).toEqual(times(3, 'sent'))
    expect(posted(simulator, 'Patient')).toBe(3)
    await simulator.stop()
  })

  it('tells what belongs to a patient with the first of the visits alone', async () => {
    const { clinic, open, simulator, states, patients } = await openOutbox(3, { people: 1, patients: [] })
    const { company_id, clinic_id } = clinic
    const recorded = { recorded_by: 'Rani Putri', recorded_at: now(), changed_by: 'Rani Putri', changed_at: now() }
    await database
      .insertInto('medical_alert')
      .values({ ...allergy, ...recorded, company_id, clinic_id, patient_id: patients[0]?.id ?? 0 })
      .execute()
    await drain(open())
    expect(await states()).toEqual(times(3, 'sent'))
    expect(posted(simulator, 'Patient')).toBe(1)
    expect(posted(simulator, 'AllergyIntolerance')).toBe(1)
    await simulator.stop()
  })

  it('without a service finds out what is missing, keeps the rest ready, and sends it once there is one', async () => {
    const { open, connected, simulator, states, changePatient, patients } = await openOutbox(2)
    await changePatient(patients[0]?.id ?? 0, { identification: 'not_available', identity_number: '' })
    const alone = createSender({ database, connection: undefined, now, sleep, onFailure: () => {} })
    await drain(alone)
    expect(await states()).toEqual(['not_ready', 'ready'])
    const sender = open(connected())
    await sender.begin()
    await drain(sender)
    expect(await states()).toEqual(['not_ready', 'sent'])
    await simulator.stop()
  })

  it('sends a visit by itself once what it lacked is there', async () => {
    const { open, simulator, states, rows, changePatient, patients } = await openOutbox(1)
    const { id = 0, identity_number = '' } = patients[0] ?? {}
    await changePatient(id, { identification: 'not_available', identity_number: '' })
    await drain(open())
    expect(await states()).toEqual(['not_ready'])
    expect((await rows())[0]?.missing).toContainEqual({
      owner: 'patient',
      id: null,
      field: 'identification',
      key: 'patientIdentity',
    })
    expect(simulator.resources('Encounter')).toEqual([])
    await changePatient(id, { identification: 'nik', identity_number })
    await drain(open())
    expect(await states()).toEqual(['sent'])
    await simulator.stop()
  })
})

describe('what changes after it was sent', () => {
  it('is told anew where what is told differs, and only that', async () => {
    const { clinic, user_id, open, simulator, states, visits } = await openOutbox(2)
    await drain(open())
    const before = simulator.calls.length
    const { company_id, clinic_id } = clinic
    const [visit] = visits
    const visit_id = visit?.id ?? 0
    const due = () =>
      database
        .updateTable('satu_sehat_visit')
        .set({ due_at: now().toISOString() })
        .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
        .execute()
    await due()
    await drain(open())
    expect(simulator.calls.slice(before)).toEqual([])
    await database
      .insertInto('visit_event')
      .values(
        (['visit.reopen', 'visit.finish'] as const).map((event, index) => ({
          company_id,
          clinic_id,
          visit_id,
          event,
          from_state: index === 0 ? ('finished' as const) : ('in_practice' as const),
          to_state: index === 0 ? ('in_practice' as const) : ('finished' as const),
          at: new Date(Date.parse('2026-11-20T02:50:00Z') + index * minute),
          user_id,
          user_name: 'Rani Putri',
          user_role: 'doctor_clinic' as const,
          reason: '',
        })),
      )
      .execute()
    await due()
    await drain(open())
    expect(await states()).toEqual(times(2, 'sent'))
    const told = simulator.calls.slice(before).map(({ method, path }) => `${method} ${path.split('/')[3]}`)
    expect(told).toEqual(['PUT Encounter'])
    await simulator.stop()
  })

  it('with another service begins anew only what was not told whole', async () => {
    const { open, connected, simulator, states } = await openOutbox(2)
    await drain(open())
    const before = simulator.calls.length
    await drain(open(connected({ client: `another of ${simulator.url}` })))
    expect(simulator.calls).toHaveLength(before)
    expect(await states()).toEqual(times(2, 'sent'))
    await simulator.stop()
  })
})

describe('the rate that the service allows', () => {
  it('is used to nine tenths', { timeout: patience }, async () => {
    const limit = { requests: 100, seconds: 60 }
    const { open, simulator, states, rows } = await openOutbox(60, { rateLimit: limit })
    const begun = clock.time
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(60, 'sent'))
    const accepted = simulator.calls.filter(({ status }) => status !== 429).length
    const least = Math.floor(accepted / limit.requests) * limit.seconds * 1000
    expect(least / (clock.time - begun)).toBeGreaterThanOrEqual(0.9)
    await simulator.stop()
  })
})
