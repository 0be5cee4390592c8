import type { StepName } from '@clinic/core/satu-sehat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulatedConnection } from '../../domain/satu-sehat/connection'
import { createSender } from '../../domain/satu-sehat/outbox/sender'
import { startTestServer } from '../../testing/harness'
import { addToldVisit } from '../../testing/sample-calls/integration/satu-sehat'
import { openWorld } from '../../testing/sample-world'
import { addToldVisits, openSimulator } from '../../testing/told-clinic'

let clock = Date.parse('2026-11-20T05:00:00Z')
const now = () => new Date(clock)
const sleep = async (milliseconds: number) => {
  clock += milliseconds
}

const server = await startTestServer({ now, satuSehat: { serviceOf: (clinic) => sender.serviceOf(clinic) } })
const { database } = server
const world = await openWorld(server)
const { company_id, clinic_id } = world.clinic
const told = await addToldVisits(database, world.clinic, 1)
const simulator = await openSimulator(told, { clock: () => clock, patients: [] })
/** What comes instead of the reply of the service. */
let instead: Response | undefined
const sender = createSender({
  database,
  connection: simulatedConnection(simulator.url),
  now,
  sleep,
  fetch: async (...request) => instead ?? fetch(...request),
  onFailure: (error) => {
    throw error
  },
})
const id = told.visits[0]?.id ?? 0
const token = await server.tokenOf(world.user)
const compare = (step: StepName, headers: Record<string, string> = {}) =>
  server.call('compareSatuSehatVisit', { token, path: { id }, query: { step }, headers })

beforeAll(async () => {
  while (await sender.sendNext());
})
afterAll(async () => {
  await simulator.stop()
  await server.close()
})

/** What is stored at the service of one type. */
const stored = (type: string) => simulator.resources(type).find((each) => each.id !== undefined)

describe('what SATUSEHAT has of a step', () => {
  it.each(['encounter_finished', 'condition', 'clinical_impression'] as const)(
    'is the same after %s was sent, and the reading is written down',
    async (step) => {
      const before = (await server.eventsOf(world.clinic)).length
      const { status, body } = await compare(step)
      expect(status).toBe(200)
      expect(body.data.resources).toMatchObject([{ state: 'same', differences: [] }])
      const [read] = (await server.eventsOf(world.clinic)).slice(before)
      expect(read).toMatchObject({ action: 'read', object: 'satu_sehat_visit', object_id: id, query: { step } })
    },
  )

  it('is of a patient compared in clear and shown masked', async () => {
    const { first_name } = await database
      .selectFrom('patient')
      .select('first_name')
      .where((eb) => eb.and({ company_id, clinic_id, id: told.patients[0]?.id ?? 0 }))
      .executeTakeFirstOrThrow()
    await changePatient({ first_name: 'Wulandari' })
    const { resources } = (await compare('patient')).body.data
    await changePatient({ first_name })
    expect(resources).toMatchObject([{ state: 'different' }])
    expect(JSON.stringify(resources)).toContain('W••••••••')
    for (const secret of ['Wulandari', first_name, told.patients[0]?.identity_number])
      expect(JSON.stringify(resources)).not.toContain(secret)
  })

  it('differs where it was changed there', async () => {
    const condition = stored('Condition')
    const changed = { ...condition, note: [{ text: 'Ditambah di sana' }], meta: undefined }
    await sender.serviceOf(world.clinic)?.send(changed as never)
    const [compared] = (await compare('condition')).body.data.resources
    expect(compared).toMatchObject({ state: 'different', remote_id: condition?.id })
    expect(compared?.differences).toEqual([
      { path: 'note[0].text', ours: expect.stringContaining('46'), theirs: 'Ditambah di sana' },
    ])
    await sender.serviceOf(world.clinic)?.send({ ...condition, meta: undefined } as never)
  })

  it('is told where it is gone there, came after it was sent, or was taken back here', async () => {
    const [known] = (await compare('condition')).body.data.resources
    const rename = (values: object, key = known?.key ?? '') =>
      database
        .updateTable('satu_sehat_resource')
        .set(values)
        .where((eb) => eb.and({ company_id, clinic_id, key }))
        .execute()
    await rename({ remote_id: 'no-longer-there' })
    expect((await compare('condition')).body.data.resources).toMatchObject([{ state: 'gone' }])
    await rename({ key: 'Condition/another', remote_id: known?.remote_id ?? '' })
    expect((await compare('condition')).body.data.resources).toMatchObject([
      { key: known?.key, remote_id: null, state: 'not_sent' },
      { key: 'Condition/another', remote_id: known?.remote_id, state: 'withdrawn' },
    ])
    await rename({ key: known?.key ?? '' }, 'Condition/another')
  })
})

describe('a comparison is refused in words', () => {
  const page = 'SATUSEHAT did not answer, or not with a whole resource. Try again in a minute.'

  it.each([
    { kind: 'html-reply', status: 503, msg: page },
    { kind: 'half-reply', status: 503, msg: page },
    { kind: 'server-error', status: 503, msg: page },
    { kind: 'lost-request', status: 503, msg: page },
    { kind: 'too-many-requests', status: 503, msg: expect.stringContaining('no more requests') },
  ] as const)('after a $kind, and is made after it', async ({ kind, status, msg }) => {
    simulator.fail({ share: 1, kinds: [kind] })
    expect(await compare('condition')).toMatchObject({ status, body: { msg } })
    simulator.fail()
    expect((await compare('condition')).body.data.resources).toMatchObject([{ state: 'same' }])
  })

  const outcome = { resourceType: 'OperationOutcome', issue: [] }
  it.each([
    { of: 'a page that says 404', reply: () => new Response('<h1>Not found</h1>', { status: 404 }), msg: page },
    { of: 'another resource', reply: () => Response.json({ resourceType: 'Condition', id: 'another' }), msg: page },
    { of: 'a resource of another type', reply: () => Response.json({ resourceType: 'Patient', id: 'x' }), msg: page },
    {
      of: 'no right to read',
      reply: () => Response.json(outcome, { status: 403 }),
      msg: 'SATUSEHAT does not let the clinic read this (HTTP 403).',
    },
  ])('after $of', async ({ reply, msg }) => {
    instead = reply()
    const refused = await compare('condition')
    instead = undefined
    expect(refused.body.msg).toBe(msg)
  })

  it('while nothing is asked of the service, which is not asked then', async () => {
    simulator.fail({ share: 1, kinds: ['server-error'] })
    for (let failed = 0; failed < 5; failed += 1) await compare('condition')
    const calls = simulator.calls.length
    const refused = await compare('condition', { 'accept-language': 'id' })
    expect(refused).toMatchObject({
      status: 503,
      body: { msg: expect.stringContaining('untuk sementara tidak ditanya') },
    })
    expect(simulator.calls).toHaveLength(calls)
    simulator.fail()
    clock += 61_000
    expect((await compare('condition')).status).toBe(200)
  })

  it('of a step that was not sent, that a later one changed, and of another visit', async () => {
    const words = 'Nothing of this step can be compared: it was not sent, or a later step changed the same.'
    for (const step of ['procedure', 'encounter_arrived'] as const)
      expect(await compare(step)).toMatchObject({ status: 422, body: { msg: words } })
    const query = { step: 'condition' }
    const other = await addToldVisit(await openWorld(server), { steps: { condition: 'sent' } })
    const foreign = await server.call('compareSatuSehatVisit', { token, path: { id: other.id }, query })
    expect(foreign.status).toBe(404)
  })

  it('of what was sent through another access, or cannot be written down', async () => {
    const told = database.updateTable('satu_sehat_visit').where((eb) => eb.and({ company_id, clinic_id, id }))
    const { client } = simulatedConnection('')
    await told.set({ client: 'another' }).execute()
    expect(await compare('condition')).toMatchObject({
      status: 422,
      body: { msg: expect.stringContaining('another access') },
    })
    await told.set({ client }).execute()
    await changePatient({ address: 'null' })
    expect(await compare('patient')).toMatchObject({
      status: 422,
      body: { msg: expect.stringContaining('cannot be written down') },
    })
  })

  it('where the server has no access', async () => {
    const production = await startTestServer({ env: { APP_ENV: 'production' } })
    const elsewhere = await openWorld(production)
    const { id } = await addToldVisit(elsewhere, { steps: { condition: 'sent' } })
    const token = await production.tokenOf(elsewhere.user)
    const reply = await production.call('compareSatuSehatVisit', { token, path: { id }, query: { step: 'condition' } })
    expect(reply).toMatchObject({ status: 422, body: { msg: expect.stringContaining('no access to SATUSEHAT yet') } })
    await production.close()
  })
})

function changePatient(values: object) {
  return database
    .updateTable('patient')
    .set(values)
    .where((eb) => eb.and({ company_id, clinic_id, id: told.patients[0]?.id ?? 0 }))
    .execute()
}
