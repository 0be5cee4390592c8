import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createClinic } from '../../../testing/create-clinic'
import { copyDatabase } from '../../../testing/database/copy-database'
import { addToldVisits, holdReplies, openSimulator } from '../../../testing/told-clinic'
import { simulatedConnection } from '../connection'
import { createSender } from './sender'

const minute = 60_000
let clock = 0
beforeEach(() => {
  clock = Date.parse('2026-11-20T03:00:00Z')
})
const now = () => new Date(clock)
const sleep = async (milliseconds: number) => {
  clock += milliseconds
}
const { database, close } = await copyDatabase()
afterAll(close)

type Access = 'not_asked' | 'granted' | 'declined'
type Fetch = typeof globalThis.fetch

const isConsent = (url: Parameters<Fetch>[0]) => String(url).endsWith('/consent/v1/Consent')

/** A clinic whose patients all chose the same, their ended visits, and the service with what it was told of the choice. */
async function openClinic(
  count: number,
  access: Access,
  { people, isKnown = true }: { people?: number; isKnown?: boolean } = {},
) {
  // a sender looks at all clinics: those of other tests have nothing to do
  await database.updateTable('satu_sehat_visit').set({ due_at: null, leased_until: null, lease: null }).execute()
  const clinic = await createClinic(database)
  const { company_id, clinic_id } = clinic
  const added = await addToldVisits(database, clinic, count, { people })
  const simulator = await openSimulator(isKnown ? added : { ...added, patients: [] }, { clock: () => clock })
  const told: unknown[] = []
  const connection = { ...simulatedConnection(simulator.url), client: `client of ${clinic_id}` }
  const open = (send: Fetch = fetch) =>
    createSender({
      database,
      connection,
      now,
      sleep,
      onFailure: () => {},
      fetch: (url, request) => {
        if (isConsent(url)) told.push(JSON.parse(String(request?.body)))
        return send(url, request)
      },
    })
  const choose = (satusehat_access: Access) =>
    database
      .updateTable('patient')
      .set({ satusehat_access })
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
  const rows = () =>
    database
      .selectFrom('satu_sehat_visit')
      .select(['state', 'due_at'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .orderBy('id')
      .execute()
  const states = async () => (await rows()).map(({ state }) => state)
  const setDue = (visit: number, due_at: Date | null) =>
    database
      .updateTable('satu_sehat_visit')
      // one that is not ready would be due once its patient changes
      .set({ due_at, state: 'ready' })
      .where((eb) => eb.and({ company_id, clinic_id, id: added.visits[visit]?.id ?? 0 }))
      .execute()
  const steps = async () => {
    const found = await database
      .selectFrom('satu_sehat_step')
      .select(['state', 'http_status', 'attempts', 'message'])
      .where((eb) => eb.and({ company_id, clinic_id, step: 'consent' }))
      .orderBy('visit_id')
      .execute()
    return found
  }
  const { name } = await database
    .selectFrom('clinic')
    .select('name')
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()
  const actions = () => told.map((each) => Object(each).action)
  const finished = () => simulator.resources('Encounter').filter(({ status }) => status === 'finished').length
  const circuit = () =>
    database
      .selectFrom('satu_sehat_connection')
      .select(['failures', 'open_until'])
      .where('client', '=', connection.client)
      .executeTakeFirst()
  await choose(access)
  return { ...added, name, simulator, told, actions, open, choose, rows, states, setDue, steps, finished, circuit }
}

async function drain(sender: ReturnType<typeof createSender>) {
  while (await sender.sendNext());
}

/** The same until nothing waits any more. */
async function drainForHours(
  sender: ReturnType<typeof createSender>,
  rows: () => Promise<{ due_at: string | null }[]>,
) {
  for (let round = 0; round < 100; round += 1) {
    await drain(sender)
    const waits = (await rows()).flatMap(({ due_at }) => (due_at ? [Date.parse(due_at)] : []))
    if (waits.length === 0) return
    clock = Math.max(clock, ...waits)
  }
  throw new Error('There is no end to it')
}

describe('the choice of a patient about access', () => {
  it('is told once, and again with the next visit after it changed', async () => {
    const { patients, name, simulator, told, actions, open, choose, states, setDue, steps } = await openClinic(
      3,
      'granted',
      { people: 1 },
    )
    await setDue(2, null)
    await drain(open())
    expect(told).toEqual([{ patient_id: `P${patients[0]?.id}`, action: 'OPTIN', agent: name }])
    expect((await steps()).map(({ state }) => state)).toEqual(['sent', 'sent'])
    await choose('declined')
    await drain(open())
    expect(actions()).toEqual(['OPTIN'])
    await setDue(2, now())
    await drain(open())
    expect(actions()).toEqual(['OPTIN', 'OPTOUT'])
    // an earlier visit that is looked at again has nothing to add
    await setDue(0, now())
    await drain(open())
    expect(actions()).toEqual(['OPTIN', 'OPTOUT'])
    await choose('granted')
    await setDue(1, now())
    await drain(open())
    expect(actions()).toEqual(['OPTIN', 'OPTOUT', 'OPTIN'])
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
    await simulator.stop()
  })

  it('is no step where nobody asked, and no condition for what is sent where they declined', async () => {
    const asked = await openClinic(1, 'declined')
    await drain(asked.open())
    expect([asked.actions(), asked.finished()]).toEqual([['OPTOUT'], 1])
    await asked.simulator.stop()
    const unasked = await openClinic(1, 'not_asked')
    await drain(unasked.open())
    expect([unasked.actions(), unasked.finished(), await unasked.steps()]).toEqual([[], 1, []])
    await unasked.simulator.stop()
  })

  it('that is taken back before it was told is not told, and the visit is', async () => {
    const { simulator, actions, open, choose, states, steps } = await openClinic(1, 'granted')
    const takingBack: Fetch = async (url, request) => {
      await choose('not_asked')
      return fetch(url, request)
    }
    await drain(open(takingBack))
    expect([actions(), await steps(), await states()]).toEqual([[], [], ['sent']])
    await simulator.stop()
  })

  it('of a patient whom the service does not know is told after they were created', async () => {
    const { simulator, told, open, states } = await openClinic(1, 'granted', { isKnown: false })
    await drain(open())
    const created = simulator.calls.findIndex(({ method, path }) => method === 'POST' && path.endsWith('/Patient'))
    const consented = simulator.calls.findIndex(({ path }) => isConsent(path))
    expect(created).toBeGreaterThan(-1)
    expect(consented).toBeGreaterThan(created)
    expect(simulator.resources('Patient').map(({ id }) => id)).toContain(Object(told[0]).patient_id)
    expect(await states()).toEqual(['sent'])
    await simulator.stop()
  })

  it.each([
    ['an empty reply', '', true],
    ['a reply without an id', '{"resourceType":"Consent"}', true],
    ['a reply of another shape', '{"status":"ok"}', true],
    ['a page', '<!doctype html>', false],
    ['a refusal with the status 200', '{"resourceType":"OperationOutcome"}', false],
  ])('after %s (%s) counts as told: %j', async (_, body, isTold) => {
    const { simulator, open, states } = await openClinic(1, 'granted')
    await drain(open(async (url, request) => (isConsent(url) ? new Response(body) : fetch(url, request))))
    expect(await states()).toEqual([isTold ? 'sent' : 'retry_wait'])
    await simulator.stop()
  })
})

describe('a consent that the service does not take', () => {
  it('holds nothing else of the visit up when it is refused, and is told anew once the patient chose something else', async () => {
    const { simulator, actions, open, choose, states, steps, finished } = await openClinic(1, 'granted')
    const outcome = { resourceType: 'OperationOutcome', issue: [{ details: { text: 'No such action' } }] }
    const refusing: Fetch = async (url, request) =>
      isConsent(url) ? Response.json(outcome, { status: 400 }) : fetch(url, request)
    await drain(open(refusing))
    expect(await steps()).toEqual([{ state: 'rejected', http_status: 400, attempts: 1, message: 'No such action' }])
    expect([await states(), finished()]).toEqual([['rejected'], 1])
    // a change of the patient that is none of the choice
    await choose('granted')
    await drain(open())
    expect(actions()).toEqual(['OPTIN'])
    await choose('declined')
    await drain(open())
    expect([actions(), await states()]).toEqual([['OPTIN', 'OPTOUT'], ['sent']])
    await simulator.stop()
  })

  it('because its service is silent holds no visit up, and is told once there is an answer', async () => {
    const { simulator, actions, open, rows, states, finished, circuit } = await openClinic(8, 'granted')
    simulator.fail({ share: 1, kinds: ['server-error'], paths: ['/consent/v1'] })
    const begun = clock
    await drain(open())
    expect([finished(), clock - begun]).toEqual([8, 0])
    expect(new Set(await states())).toEqual(new Set(['retry_wait']))
    // the attempts that follow are of consents alone, and do not pause the rest
    clock += minute
    await drain(open())
    expect(actions()).toHaveLength(16)
    expect(await circuit()).toEqual({ failures: 0, open_until: null })
    simulator.fail()
    await drainForHours(open(), rows)
    expect(new Set(await states())).toEqual(new Set(['sent']))
    await simulator.stop()
  })
})

describe('servers that die or overtake each other', () => {
  it('leave the last choice told: a server that died is followed by another', async () => {
    const { simulator, actions, open, choose, states } = await openClinic(1, 'granted')
    const { fetch: held, release } = holdReplies(isConsent)
    const late = open(held).sendNext()
    await expect.poll(() => simulator.calls.filter(({ path }) => isConsent(path)).length).toBe(1)
    await choose('declined')
    clock += 3 * minute
    await drain(open())
    expect([actions(), await states()]).toEqual([['OPTIN', 'OPTOUT'], ['sent']])
    release()
    await late
    expect([actions(), await states()]).toEqual([['OPTIN', 'OPTOUT'], ['sent']])
    await simulator.stop()
  })

  it('leave the last choice told: one that sent an earlier choice tells the later one too', async () => {
    const { simulator, actions, open, choose, states } = await openClinic(2, 'granted', { people: 1 })
    const { fetch: held, release } = holdReplies(isConsent)
    const slow = open(held).sendNext()
    await expect.poll(() => simulator.calls.filter(({ path }) => isConsent(path)).length).toBe(1)
    await choose('declined')
    await drain(open())
    expect(actions()).toEqual(['OPTIN', 'OPTOUT'])
    release()
    await slow
    // nobody knows which of both arrived last
    expect([actions(), await states()]).toEqual([
      ['OPTIN', 'OPTOUT', 'OPTOUT'],
      ['sent', 'sent'],
    ])
    await simulator.stop()
  })
})
