import type { Simulator } from '@clinic/satu-sehat-simulator'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createClinic } from '../../../testing/create-clinic'
import { copyDatabase } from '../../../testing/database/copy-database'
import { addToldVisits, holdReplies, openSimulator } from '../../../testing/told-clinic'
import { type Connection, simulatedConnection } from '../connection'
import { createSender } from './sender'

const raise = (error: unknown) => {
  throw error
}

const minute = 60_000
let clock = 0
beforeEach(() => {
  clock = Date.parse('2026-11-20T03:00:00Z')
})
const now = () => new Date(clock)
const { database, close } = await copyDatabase()
afterAll(close)

/** A clinic with a room, a dentist and nobody treated yet, whose manager asked for it to be registered. */
async function openClinic(options: Partial<Parameters<typeof openSimulator>[1]> = {}) {
  await database.updateTable('satu_sehat_set_up').set({ due_at: null }).execute()
  const clinic = await createClinic(database)
  const { company_id, clinic_id } = clinic
  const told = await addToldVisits(database, clinic, 1)
  await database.updateTable('satu_sehat_visit').set({ due_at: null }).execute()
  const simulator = await openSimulator(told, { clock: () => clock, ...options })
  const connected = (changed: Partial<Connection> = {}) => ({
    ...simulatedConnection(simulator.url),
    client: `client of ${clinic_id}`,
    ...changed,
  })
  const open = (connection: Connection | undefined = connected(), more: object = {}) =>
    createSender({ database, connection, now, sleep, onFailure: raise, ...more })
  const of = { company_id, clinic_id }
  const ask = () =>
    database
      .insertInto('satu_sehat_set_up')
      .values({ ...of, requested_at: now(), due_at: now(), failures: '[]' })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'clinic_id'])
          .doUpdateSet((eb) => ({ due_at: now(), version: eb('satu_sehat_set_up.version', '+', 1) })),
      )
      .execute()
  const row = () =>
    database
      .selectFrom('satu_sehat_set_up')
      .selectAll()
      .where((eb) => eb.and(of))
      .executeTakeFirstOrThrow()
  const changeDentist = (nik: string) =>
    database
      .updateTable('doctor')
      .set({ nik })
      .where((eb) => eb.and({ ...of, id: told.doctor.id }))
      .execute()
  const makeDue = () =>
    database
      .updateTable('satu_sehat_visit')
      .set({ due_at: now() })
      .where((eb) => eb.and(of))
      .execute()
  await ask()
  return { ...told, clinic, simulator, connected, open, ask, row, changeDentist, makeDue }
}

const sleep = async (milliseconds: number) => {
  clock += milliseconds
}

async function drain(sender: ReturnType<typeof createSender>) {
  while (await sender.sendNext());
}

/** What was asked for, beside the token. */
const asked = ({ calls }: Simulator) =>
  calls
    .filter(({ path }) => path.startsWith('/fhir-r4'))
    .map(({ method, path }) => `${method} ${path.split('/')[3]?.split('?')[0]}`)

it('registers rooms and finds organization and dentists before any visit, and does not ask for them again with the first one', async () => {
  const { open, simulator, row, ask, makeDue } = await openClinic()
  await drain(open())
  expect(asked(simulator)).toEqual(['GET Organization', 'POST Location', 'GET Practitioner'])
  expect(await row()).toMatchObject({ due_at: null, failures: [] })
  await ask()
  await drain(open())
  expect(asked(simulator)).toHaveLength(3)
  await makeDue()
  await drain(open())
  const kinds = asked(simulator).slice(3)
  expect(kinds).toContain('POST Encounter')
  expect(kinds.filter((kind) => /Organization|Location|Practitioner/.test(kind))).toEqual([])
  expect(simulator.resources('Location')).toHaveLength(1)
  await simulator.stop()
})

it('finds a room by its identifier that was registered without an answer', async () => {
  const { open, simulator, row } = await openClinic()
  simulator.fail({ share: 1, kinds: ['lost-reply'], paths: ['/fhir-r4/v1/Location'], times: 1 })
  await drain(open())
  clock += 2 * minute
  await drain(open())
  expect(await row()).toMatchObject({ due_at: null, failures: [] })
  expect(simulator.resources('Location')).toHaveLength(1)
  await simulator.stop()
})

it('names a dentist without a NIK, one whom the service does not know, and finds them once that is mended', async () => {
  const { open, simulator, row, ask, doctor, changeDentist } = await openClinic()
  const failureOf = async () => {
    await ask()
    await drain(open())
    return (await row()).failures
  }
  await changeDentist('')
  expect(await failureOf()).toMatchObject([{ item: 'doctor', id: doctor.id, reason: 'nikMissing', http_status: null }])
  await changeDentist('3171000000000001')
  expect(await failureOf()).toMatchObject([{ item: 'doctor', id: doctor.id, reason: 'unknown', http_status: 200 }])
  await changeDentist(doctor.nik)
  expect(await failureOf()).toEqual([])
  await simulator.stop()
})

it('keeps the rule by which a room was refused, and that the organization is not known', async () => {
  const scopes = ['read:Organization', 'read:Location', 'read:Practitioner']
  const { open, connected, simulator, row, room } = await openClinic({ scopes })
  await drain(open(connected({ organization_id: '19999999' })))
  const { failures } = await row()
  expect(failures).toMatchObject([
    { item: 'organization', id: null, reason: 'unknown' },
    { item: 'room', id: room.id, reason: 'refused', http_status: 403, rule: 20003 },
  ])
  expect(failures[1]?.message).toContain('20003')
  await simulator.stop()
})

it('waits while the service does not answer, and goes on by itself', async () => {
  const { open, simulator, row } = await openClinic()
  simulator.fail({ share: 1, kinds: ['server-error'], paths: ['/fhir-r4/v1/Practitioner'], times: 1 })
  await drain(open())
  const waits = await row()
  expect(Date.parse(waits.due_at ?? '')).toBeGreaterThan(clock)
  expect(waits.failures).toEqual([])
  clock += 2 * minute
  await drain(open())
  expect(await row()).toMatchObject({ due_at: null, failures: [] })
  expect(simulator.resources('Location')).toHaveLength(1)
  await simulator.stop()
})

it('is done again where it was asked for meanwhile, and after the server that took it died', async () => {
  const { open, connected, simulator, row, ask } = await openClinic()
  const { fetch, release } = holdReplies((url) => url.includes('Practitioner'))
  const slow = open(connected(), { fetch })
  const late = slow.sendNext()
  await expect.poll(() => simulator.resources('Location').length).toBe(1)
  expect(await open().sendNext()).toBe(false)
  await ask()
  release()
  await late
  expect((await row()).due_at).not.toBeNull()
  await drain(open())
  expect((await row()).due_at).toBeNull()

  await ask()
  const dead = open(connected({ client: `another of ${simulator.url}` }), { fetch: () => new Promise(() => {}) })
  void dead.sendNext()
  await expect.poll(async () => Date.parse((await row()).due_at ?? '')).toBeGreaterThan(clock)
  clock += 3 * minute
  await drain(open())
  expect((await row()).due_at).toBeNull()
  expect(simulator.resources('Location')).toHaveLength(1)
  await simulator.stop()
})

it('is not done without access to the service', async () => {
  const { simulator, row } = await openClinic()
  await drain(createSender({ database, connection: undefined, now, sleep, onFailure: raise }))
  expect((await row()).due_at).not.toBeNull()
  expect(simulator.calls).toEqual([])
  await simulator.stop()
})
