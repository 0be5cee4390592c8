import type { OperationId } from '@clinic/api'
import { emptyScreening } from '@clinic/core/medical-alert'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { auditVerdict } from '../testing/audit-verdict'
import { startTestServer } from '../testing/harness'
import { otherPatientInput, patientInput } from '../testing/patient-input'
import { anAllergy } from '../testing/sample-calls/medical-alert'
import { openWorld, type World } from '../testing/sample-world'
import { digestOf, hashOf } from './chain'
import { emptyLateEvents } from './empty-events'

// Seen to fail: with the registrations left out of whom an erasure is about, without the salt taken out, without the rule of the
// database that somebody must be gone, and with the digest of a group left out.

const server = await startTestServer()
afterAll(() => server.close())

const word = 'Kencanawungu'

/** Somebody who registered, was accepted, changed, found and asked about; and what the desk does next. */
async function openRecord() {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const call = async <Id extends OperationId>(operation: Id, request: object) =>
    (await server.call(operation, { token, ...request })).body
  await server.call('createRegistration', {
    body: {
      clinic: world.clinic.slug,
      language: 'id',
      patient: patientInput({ first_name: word }),
      screening: emptyScreening,
      consent: true,
    },
  })
  const [registration] = (await call('listRegistration', { query: { search: word } })).data.rows
  if (!registration) throw new Error('Nobody registered')
  const accepted = await call('acceptRegistration', { path: { id: registration.id }, body: { version: 1 } })
  const id = Number(accepted.data.patient_id)
  const changed = await call('updatePatient', {
    path: { id },
    body: { ...otherPatientInput({ first_name: word, last_name: 'Dewi' }), status: 'active', version: 1 },
  })
  await call('createMedicalAlert', { path: { id }, body: anAllergy({ note: `Told by ${word}` }) })
  await call('listPatient', { query: { search: word } })
  await call('getPatient', { path: { id } })
  const other = await call('createPatient', { body: otherPatientInput({ first_name: 'Rimba' }) })
  const erase = () =>
    call('erasePatient', { path: { id }, body: { version: changed.data.version, reason: 'Asked for by the patient' } })
  return { world, id, registration: registration.id, other: other.data.id, erase }
}

const eventsTelling = async ({ clinic }: World, told: string) =>
  (await server.eventsOf(clinic)).filter((event) => JSON.stringify(event).includes(told))
const verdictOf = ({ clinic }: World) => auditVerdict(server.database, clinic)

describe('the audit of somebody who is erased', () => {
  it('tells nothing of them, still says who did what to whom, and is whole', async () => {
    const { world, id, other, erase } = await openRecord()
    const before = await server.eventsOf(world.clinic)
    expect((await eventsTelling(world, word)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'query', 'accept', 'update']),
    )
    await erase()
    expect(await eventsTelling(world, word)).toEqual([])
    expect((await eventsTelling(world, 'Rimba')).map(({ object_id }) => object_id)).toEqual([other])
    const after = await server.eventsOf(world.clinic)
    const trace = ({ query: _, before: _b, after: _a, reason: _r, salt: _s, ...rest }: (typeof after)[number]) => rest
    expect(after.slice(0, before.length).map(trace)).toEqual(before.map(trace))
    const verdict = await verdictOf(world)
    expect(verdict.problem).toBeUndefined()
    expect(verdict.emptied).toBe(after.filter(({ seal, salt }) => seal !== null && salt === null).length)
    expect(verdict.emptied).toBeGreaterThan(4)
    expect((await server.call('getPatient', { token: await server.tokenOf(world.user), path: { id } })).status).toBe(
      404,
    )
  })

  it('is taken out by the next cleaning where it was recorded after the erasure', async () => {
    const { world, erase } = await openRecord()
    // before what was read is recorded
    await erase()
    const clean = (since: Date) => emptyLateEvents(server.database, since.toISOString())
    await clean(new Date(Date.now() + 1000))
    expect((await eventsTelling(world, word)).map(({ action }) => action)).toContain('query')
    await clean(new Date(Date.now() - 60_000))
    expect(await eventsTelling(world, word)).toEqual([])
    expect((await verdictOf(world)).problem).toBeUndefined()
  })

  it('was written before there were seals', async () => {
    const { world, erase } = await openRecord()
    expect(await eventsTelling(world, word)).not.toEqual([])
    await unseal(world)
    expect((await verdictOf(world)).problem).toBeUndefined()
    await erase()
    expect(await eventsTelling(world, word)).toEqual([])
    expect((await eventsTelling(world, 'Rimba')).length).toBe(1)
    expect(await verdictOf(world)).toMatchObject({ problem: undefined, emptied: expect.any(Number) })
  })
})

describe('the database lets go of', () => {
  const contents = { query: null, before: null, after: null, reason: null }

  it.each([
    ['nothing of somebody who is there', { ...contents, salt: null }],
    ['no contents whose salt stays', contents],
    ['no time', { ...contents, salt: null, at: '2020-01-01T00:00:00.000Z' }],
    ['no seal', { ...contents, salt: null, seal: 'f'.repeat(64) }],
    ['no contents for others', { after: JSON.stringify({ first_name: 'Rimba' }) }],
  ])('%s', async (title, change) => {
    const { world, registration, drop, change: ask } = await openDropping()
    if (!title.includes('somebody who is there')) await drop()
    await expect(ask(change)).rejects.toThrow('audit_event is append-only')
    expect((await verdictOf(world)).problem).toBeUndefined()
    expect(registration).toBeGreaterThan(0)
  })

  it('the contents of somebody who is not there, and the chain tells that nobody was erased', async () => {
    const { world, drop, change } = await openDropping()
    await drop()
    await change({ ...contents, salt: null })
    expect((await verdictOf(world)).problem).toMatch(/are gone, and nobody it is about was erased$/)
  })

  it('no digest of a group that has one', async () => {
    const { world } = await openRecord()
    const set = (digest: string) =>
      server.database
        .updateTable('audit_group')
        .set({ digest })
        .where('company_id', '=', world.clinic.company_id)
        .where('number', '=', 1)
        .execute()
    await set('0'.repeat(64))
    await expect(set('1'.repeat(64))).rejects.toThrow('audit_group is append-only')
    expect((await verdictOf(world)).problem).toBe('something in group 1 is not as it was written')
  })

  /** A registration whose row can be deleted past the server. */
  async function openDropping() {
    const { world, registration } = await openRecord()
    const { company_id, clinic_id } = world.clinic
    const drop = () =>
      server.database
        .deleteFrom('registration')
        .where((eb) => eb.and({ company_id, clinic_id, id: registration }))
        .execute()
    const change = (values: object) =>
      server.database
        .updateTable('audit_event')
        .set(values)
        .where('company_id', '=', company_id)
        .where('salt', 'is not', null)
        .where(sql<boolean>`people @> ${JSON.stringify({ registration: [registration] })}::jsonb`)
        .execute()
    return { world, registration, drop, change }
  }
})

/** Writes the audit of a clinic anew as it was before there were seals. */
const unseal = ({ clinic: { company_id } }: World) =>
  server.database.transaction().execute(async (tx) => {
    const triggers = (state: 'enable' | 'disable') =>
      Promise.all(
        ['audit_event', 'audit_group'].map((table) =>
          sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx),
        ),
      )
    await triggers('disable')
    await tx.updateTable('audit_event').set({ salt: null, seal: null }).where('company_id', '=', company_id).execute()
    const events = await tx
      .selectFrom('audit_event')
      .selectAll()
      .where('company_id', '=', company_id)
      .orderBy('group_number')
      .orderBy('position')
      .execute()
    let hash = ''
    for (const number of new Set(events.map(({ group_number }) => group_number))) {
      hash = hashOf(hash, digestOf(events.filter(({ group_number }) => group_number === number)))
      await tx
        .updateTable('audit_group')
        .set({ hash })
        .where((eb) => eb.and({ company_id, number }))
        .execute()
    }
    await tx.updateTable('audit_chain').set({ hash }).where('company_id', '=', company_id).execute()
    await triggers('enable')
  })
