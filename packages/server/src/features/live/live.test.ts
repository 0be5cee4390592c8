import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { announce, openChanges } from '../../live/changes'
import { shownBy } from '../../live/shown-by'
import { startTestServer, type TestClinic } from '../../testing/harness'
import { patientInput } from '../../testing/patient-input'
import { watch as open } from '../../testing/program/watch'
import { transaction } from '../../use-case/transaction'

// Seen to fail: changes not announced; the company or the clinic not looked at; a session that goes on watching after it
// ended; windows without end; a stream that a stopping server waits for.

const server = await startTestServer()
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())

async function openDesk(clinic?: TestClinic) {
  const place = clinic ?? (await server.makeClinic())
  const user = await server.makeUser(place, 'front_office_clinic')
  return { ...place, user, token: await server.tokenOf(user) }
}

async function watch(token: string, { of = address, since }: { of?: string; since?: string } = {}) {
  const window = await open(of, token, { since })
  onTestFinished(window.close)
  return window
}

const inSight = { timeout: 1_000, interval: 10 }
const patient = { timeout: 5_000, interval: 100 }
const addPatient = (token: string) =>
  server.call('createPatient', { token, body: patientInput(), headers: { 'idempotency-key': crypto.randomUUID() } })

/** A row of a table changes, by no person. Of a user it is the one of the desk. */
const change = (
  { company_id, clinic_id, user }: Awaited<ReturnType<typeof openDesk>>,
  object: 'room' | 'staff' | 'payor' | 'user' | 'company_medicine',
  work: (tx: Transaction) => Promise<void> = async () => {},
) =>
  transaction(server.database, async (tx) => {
    recordEvent(tx, { company_id, clinic_id, role: 'system' }, { action: 'update', object, object_id: user.id })
    await work(tx)
  })

/** The position of the changes a read has seen. */
async function readRooms(token: string) {
  const { headers } = await server.call('listRoom', { token })
  return String(headers['clinic-position'])
}

// Seen to fail: with the position of the question not looked at.
describe('a client that read before it watches', () => {
  it('learns once what changed in between, and nothing when nothing changed', async () => {
    const [desk, other] = [await openDesk(), await openDesk()]
    const [since, there] = [await readRooms(desk.token), await watch(desk.token)]
    await change(other, 'staff')
    const early = await watch(desk.token, { since })
    await expect.poll(early.missed, inSight).toEqual([])
    await change(desk, 'payor')
    await change(desk, 'payor')
    await expect.poll(() => there.features().flat(), inSight).toContain('payor')
    const late = await watch(desk.token, { since })
    await expect.poll(late.missed, inSight).toEqual(shownBy.payor)
    const next = await watch(desk.token, { since: await readRooms(desk.token) })
    await expect.poll(next.missed, inSight).toEqual([])
  })

  it('continues after the last change it received', async () => {
    const desk = await openDesk()
    const first = await watch(desk.token)
    await change(desk, 'room')
    await expect.poll(() => first.features().flat(), inSight).toContain('room')
    const since = first.position()
    first.close()
    const there = await watch(desk.token)
    await change(desk, 'payor')
    await expect.poll(() => there.features().flat(), inSight).toContain('payor')
    const second = await watch(desk.token, { since })
    await expect.poll(second.missed, inSight).toEqual(shownBy.payor)
  })

  it.each([
    ['names no position', async () => undefined],
    ['names one of another clinic', async () => readRooms((await openDesk()).token)],
    ['names one of another server', async () => '6f3d0c1e-0000-4000-8000-000000000000.3'],
    ['names one that does not exist yet', async (token: string) => `${(await readRooms(token)).split('.')[0]}.99`],
    ['names nonsense', async (token: string) => `${(await readRooms(token)).split('.')[0]}.x`],
  ])('must read everything again when it %s', async (_, position) => {
    const desk = await openDesk()
    await readRooms(desk.token)
    const window = await watch(desk.token, { since: await position(desk.token) })
    await expect.poll(window.missed, inSight).toBeNull()
  })

  it('must read everything again after more changes than the server keeps', async () => {
    const changes = openChanges()
    const clinic = { company_id: 1, clinic_id: 1 }
    changes.hearing()
    const since = changes.position(clinic) ?? ''
    const heard = JSON.stringify({ ...clinic, tables: ['room'], sessions: [], users: [] })
    for (let count = 0; count < 500; count += 1) changes.heard(heard)
    expect(changes.since(clinic, since)).toHaveLength(500)
    changes.heard(heard)
    expect(changes.since(clinic, since)).toBeUndefined()
  })

  it("must read everything again after a gap in the server's own connection", async () => {
    const changes = openChanges()
    const clinic = { company_id: 1, clinic_id: 1 }
    changes.hearing()
    const since = changes.position(clinic) ?? ''
    changes.lost()
    expect(changes.position(clinic)).toBeUndefined()
    changes.hearing()
    changes.position(clinic)
    expect(changes.since(clinic, since)).toBeUndefined()
  })
})

describe('a client that watches a clinic', () => {
  it('learns within a second which features to read again, and nothing about the patient', async () => {
    const [desk, other] = [await openDesk(), await openDesk()]
    const [here, there] = [await watch(desk.token), await watch(other.token)]
    expect(here.type).toMatch('text/event-stream')
    expect((await addPatient(desk.token)).status).toBe(201)
    await expect.poll(here.features, inSight).toEqual([shownBy.patient])
    await addPatient(other.token)
    await expect.poll(there.features, inSight).toHaveLength(1)
    expect(here.features()).toHaveLength(1)
  })

  it('hears nothing of another clinic of the company', async () => {
    const desk = await openDesk()
    const neighbour = await openDesk(await server.makeClinic({ company_id: desk.company_id }))
    const [here, there] = [await watch(desk.token), await watch(neighbour.token)]
    await addPatient(neighbour.token)
    await expect.poll(there.features, inSight).toHaveLength(1)
    expect(here.features()).toEqual([])
  })

  it('hears of what the clinics of a company share, whichever of them changes it', async () => {
    const desk = await openDesk()
    const neighbour = await openDesk(await server.makeClinic({ company_id: desk.company_id }))
    const since = await readRooms(desk.token)
    const [here, there] = [await watch(desk.token), await watch((await openDesk()).token)]
    await change(neighbour, 'company_medicine')
    await expect.poll(here.features, inSight).toEqual([shownBy.company_medicine])
    expect(there.features()).toEqual([])
    await expect.poll((await watch(desk.token, { since })).missed, inSight).toEqual(shownBy.company_medicine)
  })

  it('learns nothing about another company, whatever its ids', async () => {
    const desk = await openDesk()
    const window = await watch(desk.token)
    const { company_id, clinic_id, user } = desk
    const foreign = {
      company_id: company_id + 1_000,
      clinic_id,
      tables: ['staff' as const],
      sessions: [],
      users: [user.id],
    }
    await transaction(server.database, (tx) => announce(tx, [foreign]))
    await change(desk, 'payor')
    await expect.poll(window.features, inSight).toEqual([shownBy.payor])
  })

  it('hears once of many changes at one moment', async () => {
    const desk = await openDesk()
    const window = await watch(desk.token)
    await Promise.all(Array.from({ length: 50 }, () => change(desk, 'payor')))
    await change(desk, 'room')
    await expect.poll(() => window.features().flat(), inSight).toContain('room')
    expect(window.features().length).toBeLessThan(25)
  })

  it('hears of committed changes only', async () => {
    const desk = await openDesk()
    const window = await watch(desk.token)
    const undone = change(desk, 'room', () => Promise.reject(new Error('changed my mind')))
    await expect(undone).rejects.toThrow('changed my mind')
    await change(desk, 'staff')
    await expect.poll(window.features, inSight).toEqual([shownBy.staff])
  })

  it('receives nothing in any window once the session is signed out; others do', async () => {
    const desk = await openDesk()
    const colleague = await openDesk(desk)
    const [one, two, other] = [await watch(desk.token), await watch(desk.token), await watch(colleague.token)]
    await server.call('logout', { token: desk.token })
    await Promise.all([one.ended, two.ended])
    expect((await watch(desk.token)).status).toBe(401)
    await addPatient(colleague.token)
    await expect.poll(other.features, inSight).toHaveLength(1)
  })

  it('must authenticate again when its account is changed', async () => {
    const desk = await openDesk()
    const colleague = await openDesk(desk)
    const [window, other] = [await watch(desk.token), await watch(colleague.token)]
    await change(desk, 'user', async (tx) => {
      await tx
        .updateTable('user')
        .set({ status: 0 })
        .where('company_id', '=', desk.company_id)
        .where('id', '=', desk.user.id)
        .execute()
    })
    await window.ended
    expect((await watch(desk.token)).status).toBe(401)
    await expect.poll(other.features, inSight).toEqual([['account']])
  })

  it('has a dozen windows, not a thousand; one that is closed makes room', async () => {
    const { token } = await openDesk()
    const windows = await Promise.all(Array.from({ length: 12 }, () => watch(token)))
    expect(windows.map(({ status }) => status)).toEqual(windows.map(() => 200))
    expect((await watch(token)).status).toBe(429)
    windows[0]?.close()
    await expect.poll(async () => (await watch(token)).status, inSight).toBe(200)
  })

  // Seen to fail: with the question without an answer (HEAD) given to the use case.
  it('uses up no window by asking for the head alone', async () => {
    const { token } = await openDesk()
    const headers = { authorization: `Bearer ${token}` }
    for (let requests = 0; requests < 12; requests += 1) {
      const { status } = await fetch(`${address}/api/live`, { method: 'HEAD', headers })
      expect(status).toBe(200)
    }
    expect((await watch(token)).status).toBe(200)
  })

  it('has its place back when it went away before the answer', async () => {
    const { token } = await openDesk()
    const headers = { authorization: `Bearer ${token}` }
    for (let requests = 0; requests < 50; requests += 1) {
      const gone = new AbortController()
      const asking = fetch(`${address}/api/live`, { headers, signal: gone.signal }).catch(() => {})
      await setTimeout(requests % 5)
      gone.abort()
      await asking
    }
    await expect
      .poll(async () => {
        const windows = await Promise.all(Array.from({ length: 12 }, () => watch(token)))
        for (const window of windows) window.close()
        return windows.map(({ status }) => status)
      }, patient)
      .toEqual(Array.from({ length: 12 }, () => 200))
  })

  it('is let go when its session has expired', async () => {
    const desk = await openDesk()
    const expires_at = new Date(Date.now() + 700)
    const ofDesk = { company_id: desk.company_id, user_id: desk.user.id }
    await server.database
      .updateTable('session')
      .set({ expires_at })
      .where((eb) => eb.and(ofDesk))
      .execute()
    const window = await watch(desk.token)
    expect(window.status).toBe(200)
    await window.ended
    expect(Date.now()).toBeGreaterThan(expires_at.getTime() - 50)
    expect((await watch(desk.token)).status).toBe(401)
  })

  it('is let go by a server that stops', async () => {
    const stopping = await startTestServer()
    const at = await stopping.app.listen({ port: 0 })
    const clinic = await stopping.makeClinic()
    const token = await stopping.tokenOf(await stopping.makeUser(clinic, 'nurse_clinic'))
    const window = await watch(token, { of: at })
    expect(window.status).toBe(200)
    await Promise.race([
      stopping.close(),
      setTimeout(5_000, undefined, { ref: false }).then(() => Promise.reject(new Error('the server waits'))),
    ])
    await window.ended
  })
})
