import { failureKinds } from '@clinic/satu-sehat-simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { patience } from '../../../testing/patience'
import { moveSteps } from './move-steps'
import { drain, minute, posted, startOutboxes, times, toldInOrder } from './outbox-fixture'

const { database, clock, resetClock, now, openOutbox, drainForDays, close } = await startOutboxes()
beforeEach(resetClock)
afterAll(close)

const day = 24 * 60 * minute

describe('what fails', () => {
  // a late reply is one like others
  const kinds = failureKinds.filter((kind) => kind !== 'latency')

  it.each(kinds)('now and then with %s is told all the same, once', async (kind) => {
    const { open, simulator, states, rows } = await openOutbox(6)
    simulator.fail({ share: 0.3, kinds: [kind] })
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(6, 'sent'))
    expect(simulator.calls.some(({ failure }) => failure === kind)).toBe(true)
    expect(simulator.resources('Encounter')).toHaveLength(6)
    expect(simulator.resources('Condition')).toHaveLength(6)
    expect(toldInOrder(simulator)).toBe(true)
    await simulator.stop()
  })

  it('for a day is given up, not before', { timeout: patience }, async () => {
    const { open, simulator, states, rows, steps, visits } = await openOutbox(1)
    simulator.fail({ share: 1, kinds: ['server-error'], paths: ['/fhir-r4/v1/Encounter'] })
    const begun = clock.time
    await drainForDays(open(), rows)
    expect(await states()).toEqual(['dead'])
    expect(clock.time - begun).toBeGreaterThanOrEqual(day)
    const arrived = (await steps(visits[0]?.id ?? 0)).find(({ step }) => step === 'encounter_arrived')
    expect(arrived).toMatchObject({ state: 'dead', http_status: 500 })
    // while the circuit is open nothing is asked: at most one request in each of its minutes, and five at first
    expect(posted(simulator, 'Encounter')).toBeLessThan(day / minute)
    await simulator.stop()
  })

  it('by a rule is rejected at once, with its number and words, and never sent again by itself', async () => {
    const scopes = ['read:Organization', 'read:Practitioner', 'read:Patient', 'write:Location', 'write:Encounter']
    const { open, simulator, states, rows, steps, visits } = await openOutbox(1, { scopes })
    await drainForDays(open(), rows)
    const condition = (await steps(visits[0]?.id ?? 0)).find(({ step }) => step === 'condition')
    expect(condition).toMatchObject({ state: 'rejected', attempts: 1, http_status: 403, rules: [20003] })
    expect(condition?.message).toContain('20003')
    clock.time += 2 * day
    await drain(open())
    expect(await states()).toEqual(['rejected'])
    expect(posted(simulator, 'Condition')).toBe(1)
    // the end of the visit is not told without its diagnosis
    expect(simulator.resources('Encounter')).toMatchObject([{ status: 'in-progress' }])
    await simulator.stop()
  })

  it('because of a mistyped NIK is sent by itself once the NIK is corrected', async () => {
    const { open, simulator, states, steps, changePatient, patients, visits } = await openOutbox(1, { patients: [] })
    const { id = 0, identity_number = '' } = patients[0] ?? {}
    await changePatient(id, { identity_number: identity_number.replace('570590', '560590') })
    await drain(open())
    expect(await states()).toEqual(['rejected'])
    const refused = { state: 'rejected', http_status: 400, rules: [], attempts: 1 }
    expect((await steps(visits[0]?.id ?? 0)).find(({ step }) => step === 'patient')).toMatchObject(refused)
    await changePatient(id, { occupation: 'Guru' })
    await drain(open())
    expect([await states(), posted(simulator, 'Patient')]).toEqual([['rejected'], 1])
    await changePatient(id, { identity_number })
    await drain(open())
    expect([await states(), posted(simulator, 'Patient')]).toEqual([['sent'], 2])
    await simulator.stop()
  })

  it('while the service does not answer at all: the circuit opens, and nothing is lost', async () => {
    const { open, simulator, states, rows, connected } = await openOutbox(8)
    const nowhere = connected({ base_url: 'http://127.0.0.1:9' })
    await drain(open(nowhere))
    const { open_until } = await database
      .selectFrom('satu_sehat_connection')
      .selectAll()
      .where('client', '=', nowhere.client)
      .executeTakeFirstOrThrow()
      .catch(() => ({ open_until: null }))
    expect(open_until ?? 'no token').toBeTruthy()
    clock.time += 5 * minute
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(8, 'sent'))
    await simulator.stop()
  })

  it('with a wrong secret: one request a minute, however many visits wait, and all is sent with the right one', async () => {
    const { open, simulator, states, rows, connected } = await openOutbox(10)
    const wrong = open(connected({ client_secret: 'wrong' }))
    for (let second = 0; second < 180; second += 1) {
      await drain(wrong)
      clock.time += 1000
    }
    const asked = simulator.calls.filter(({ path }) => path.startsWith('/oauth2')).map(({ status }) => status)
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(new Set(asked)).toEqual(new Set([401]))
    expect(new Set(await states())).toEqual(new Set(['not_ready']))
    clock.time += minute
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(10, 'sent'))
    await simulator.stop()
  })

  it('when a token ends in the middle: another one is asked for, once by all', async () => {
    const { open, simulator, states, rows } = await openOutbox(4, { tokenSeconds: 3599 })
    const [one, two] = [open(), open()]
    await one.sendNext()
    simulator.fail({ share: 1, kinds: ['expired-token'], times: 1 })
    await Promise.all([drain(one), drain(two)])
    await drainForDays(one, rows)
    expect(await states()).toEqual(times(4, 'sent'))
    expect(simulator.calls.filter(({ path }) => path.startsWith('/oauth2'))).toHaveLength(2)
    await simulator.stop()
  })
})

describe('a visit that cannot be written down', () => {
  it('is given up with a reference that the log has too, tried again on demand alone, and holds no other up', async () => {
    const { clinic, open, failures, simulator, states, rows, steps, visits, changePatient } = await openOutbox(3, {
      patients: [],
    })
    const { company_id, clinic_id } = clinic
    const visit_id = visits[1]?.id ?? 0
    const patient_id = visits[1]?.patient_id ?? 0
    const { address } = await database
      .selectFrom('patient')
      .select('address')
      .where((eb) => eb.and({ company_id, clinic_id, id: patient_id }))
      .executeTakeFirstOrThrow()
    // of another shape than any that the product writes
    await changePatient(patient_id, { address: 'null' })
    await drain(open())
    expect(await states()).toEqual(['sent', 'dead', 'sent'])
    const broken = (await steps(visit_id)).find(({ state }) => state === 'dead')
    expect(broken).toMatchObject({ step: 'encounter_finished', fault: expect.stringMatching(/^[0-9A-F]{8}$/) })
    expect(failures.map(String)).toEqual([expect.stringContaining(`reference ${broken?.fault}`)])
    clock.time += 2 * day
    expect(await drain(open())).toBe(0)

    const askAgain = async () => {
      const given = { id: visit_id, steps: await steps(visit_id), event: { type: 'job.enqueue' } } as const
      await database.transaction().execute((tx) => moveSteps(tx, clinic, given))
      await database
        .updateTable('satu_sehat_visit')
        .set({ due_at: now() })
        .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
        .execute()
      await drain(open())
    }
    await askAgain()
    expect([(await states())[1], failures.length, (await rows())[1]?.due_at]).toEqual(['dead', 2, null])
    await changePatient(patient_id, { address: JSON.stringify(address) })
    await askAgain()
    expect(await states()).toEqual(times(3, 'sent'))
    expect(simulator.resources('Encounter')).toHaveLength(3)
    await simulator.stop()
  })
})
