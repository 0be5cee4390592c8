import { type Call, failureKinds, type Simulator } from '@clinic/satu-sehat-simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createClinic } from '../../../testing/create-clinic'
import { copyDatabase } from '../../../testing/database/copy-database'
import { patience } from '../../../testing/patience'
import { addToldVisits, holdReplies, openSimulator } from '../../../testing/told-clinic'
import { type Connection, simulatedConnection } from '../connection'
import { moveSteps } from './move-steps'
import { createSender } from './sender'

const minute = 60_000
const day = 24 * 60 * minute
let clock = 0
beforeEach(() => {
  clock = Date.parse('2026-11-20T03:00:00Z')
})
const now = () => new Date(clock)
const { database, close } = await copyDatabase()
afterAll(close)

type Options = Partial<Parameters<typeof openSimulator>[1]>

/** A clinic with ended visits, and the service that is told of them. */
async function openOutbox(count: number, { people, ...options }: Options & { people?: number } = {}) {
  // a sender looks at all clinics: those of other tests have nothing to do
  await database.updateTable('satu_sehat_visit').set({ due_at: null, leased_until: null, lease: null }).execute()
  const clinic = await createClinic(database)
  const { company_id, clinic_id } = clinic
  const told = await addToldVisits(database, clinic, count, { people })
  const simulator = await openSimulator(told, { clock: () => clock, ...options })
  const connected = (changed: Partial<Connection> = {}) => ({
    ...simulatedConnection(simulator.url),
    client: `client of ${clinic_id}`,
    ...changed,
  })
  const failures: unknown[] = []
  const open = (connection: Connection | undefined = connected(), more: object = {}) =>
    createSender({ database, connection, now, sleep, onFailure: (error) => failures.push(error), ...more })
  const rows = async () =>
    database
      .selectFrom('satu_sehat_visit')
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id }))
      .orderBy('id')
      .execute()
  const steps = async (visit_id: number) =>
    database
      .selectFrom('satu_sehat_step')
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
      .execute()
  const states = async () => (await rows()).map(({ state }) => state)
  const changePatient = (id: number, values: object) =>
    database
      .updateTable('patient')
      .set(values)
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
  return { ...told, clinic, simulator, connected, open, failures, rows, steps, states, changePatient }
}

const sleep = async (milliseconds: number) => {
  clock += milliseconds
}

/** Sends all that is due. */
async function drain(sender: ReturnType<typeof createSender>) {
  let looked = 0
  while (await sender.sendNext()) looked += 1
  return looked
}

/** The same, on a clock that goes on until nothing waits any more. */
async function drainForDays(sender: ReturnType<typeof createSender>, rows: () => Promise<{ due_at: string | null }[]>) {
  for (let round = 0; round < 500; round += 1) {
    await drain(sender)
    const waits = (await rows()).flatMap(({ due_at }) => (due_at ? [Date.parse(due_at)] : []))
    if (waits.length === 0) return
    clock = Math.max(clock, Math.min(...waits))
  }
  throw new Error('There is no end to it')
}

const times = <Each>(count: number, each: Each) => Array.from({ length: count }, () => each)
const posted = ({ calls }: Simulator, type: string) =>
  calls.filter(({ method, path }: Call) => method === 'POST' && path.endsWith(`/${type}`)).length

/** Of each encounter: what was asked for, in its order. */
const toldInOrder = (simulator: Simulator) =>
  simulator.resources('Encounter').every(({ statusHistory, status }) => {
    const history = Array.isArray(statusHistory) ? statusHistory.map((each) => Object(each).status) : []
    return status === 'finished' && history[0] === 'arrived' && history.at(-1) === 'finished'
  })

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
    const begun = clock
    await drainForDays(open(), rows)
    expect(await states()).toEqual(['dead'])
    expect(clock - begun).toBeGreaterThanOrEqual(day)
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
    clock += 2 * day
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
    clock += 5 * minute
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(8, 'sent'))
    await simulator.stop()
  })

  it('with a wrong secret: one request a minute, however many visits wait, and all is sent with the right one', async () => {
    const { open, simulator, states, rows, connected } = await openOutbox(10)
    const wrong = open(connected({ client_secret: 'wrong' }))
    for (let second = 0; second < 180; second += 1) {
      await drain(wrong)
      clock += 1000
    }
    const asked = simulator.calls.filter(({ path }) => path.startsWith('/oauth2')).map(({ status }) => status)
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(new Set(asked)).toEqual(new Set([401]))
    expect(new Set(await states())).toEqual(new Set(['not_ready']))
    clock += minute
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
    clock += 2 * day
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

describe('several servers', () => {
  it('share the work and the token', async () => {
    const { open, simulator, states } = await openOutbox(12)
    const looked = await Promise.all([drain(open()), drain(open()), drain(open())])
    expect(looked.reduce((sum, each) => sum + each)).toBe(12)
    expect(await states()).toEqual(times(12, 'sent'))
    expect(simulator.resources('Encounter')).toHaveLength(12)
    expect(simulator.calls.filter(({ path }) => path.startsWith('/oauth2'))).toHaveLength(1)
    await simulator.stop()
  })

  it('go on where one was killed between a reply and what it writes of it', async () => {
    const { open, simulator, states, connected } = await openOutbox(1)
    const hanging = open(connected(), {
      fetch: async (...request: Parameters<typeof fetch>) => {
        const reply = await fetch(...request)
        if (String(request[0]).endsWith('/Encounter')) await new Promise(() => {})
        return reply
      },
    })
    void hanging.sendNext()
    await expect.poll(() => simulator.resources('Encounter').length).toBe(1)
    expect(await drain(open())).toBe(0)
    clock += 3 * minute
    await drain(open())
    expect(await states()).toEqual(['sent'])
    expect(simulator.resources('Encounter')).toHaveLength(1)
    await simulator.stop()
  })

  it('do not write over each other after a lease was lost', async () => {
    const { open, simulator, states, connected } = await openOutbox(1)
    const { fetch, release } = holdReplies((url) => url.endsWith('/Encounter'))
    const slow = open(connected(), { fetch })
    const late = slow.sendNext()
    await expect.poll(() => simulator.resources('Encounter').length).toBe(1)
    clock += 3 * minute
    await drain(open())
    expect(await states()).toEqual(['sent'])
    const calls = simulator.calls.length
    release()
    await late
    expect(await states()).toEqual(['sent'])
    expect(simulator.calls).toHaveLength(calls)
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
    const begun = clock
    await drainForDays(open(), rows)
    expect(await states()).toEqual(times(60, 'sent'))
    const accepted = simulator.calls.filter(({ status }) => status !== 429).length
    const least = Math.floor(accepted / limit.requests) * limit.seconds * 1000
    expect(least / (clock - begun)).toBeGreaterThanOrEqual(0.9)
    await simulator.stop()
  })
})
