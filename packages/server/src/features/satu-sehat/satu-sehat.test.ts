import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { environmentOf } from '../../domain/satu-sehat/connection'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addToldVisit } from '../../testing/sample-calls/integration/satu-sehat'
import { addRoom } from '../../testing/sample-calls/room'
import { openWorld, type World } from '../../testing/sample-world'

const lines: string[] = []
const server = await startTestServer({
  now: () => new Date('2026-11-20T05:00:00Z'),
  log: { write: (line) => void lines.push(line) },
})
afterAll(() => server.close())
const { database } = server

async function openDesk() {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const token = await server.tokenOf(world.user)
  const call: typeof server.call = async (operation, sending = {}) => server.call(operation, { token, ...sending })
  const rowOf = (id: number) =>
    database
      .selectFrom('satu_sehat_visit')
      .selectAll()
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .executeTakeFirstOrThrow()
  const listed = async (query: Record<string, string> = {}) =>
    (await call('listSatuSehatVisit', { query })).body.data.rows
  return { world, call, rowOf, listed }
}

/** An address of another shape than any that the product writes. */
const breakPatient = ({ clinic: { company_id, clinic_id } }: World, id: number) =>
  database
    .updateTable('patient')
    .set({ address: 'null' })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()

describe('what is told of visits', () => {
  it('is listed with who mends what was refused, and narrowed by state, rule, what is missing and patient', async () => {
    const { world, listed } = await openDesk()
    const refused = await addToldVisit(world)
    const sent = await addToldVisit(world, { steps: { encounter_arrived: 'sent' } })
    const [visit] = await listed({ state: 'rejected' })
    expect(visit).toMatchObject({
      id: refused.id,
      steps: [{ step: 'condition', state: 'rejected' }],
      attempts: 1,
      rejection: { step: 'condition', rule: 10003, fixer: 'visit', field: 'Condition.code', key: 'icd10Unknown' },
    })
    expect((await listed()).map(({ id }) => id).sort()).toEqual([refused.id, sent.id].sort())
    expect((await listed({ rule: '10003' })).map(({ id }) => id)).toEqual([refused.id])
    expect(await listed({ rule: '10117' })).toEqual([])
    expect(await listed({ missing: 'patientIdentity' })).toEqual([])
    expect((await listed({ patient_id: `${sent.patient_id}` })).map(({ id }) => id)).toEqual([sent.id])
    expect(await listed({ search: 'nobody' })).toEqual([])
  })

  it('is listed apart where it was refused without a rule, and is for the front office if it is the patient', async () => {
    const { world, listed } = await openDesk()
    await addToldVisit(world)
    await addToldVisit(world, { steps: { encounter_arrived: 'sent' } })
    const { id } = await addToldVisit(world, { steps: { patient: 'rejected' }, rule: null })
    const rows = await listed({ without_rule: 'true' })
    expect(rows.map((row) => row.id)).toEqual([id])
    expect(rows[0]?.rejection).toMatchObject({ rule: null, fixer: 'patient', key: 'patientDoubted' })
    expect(await listed({ without_rule: 'false' })).toHaveLength(3)
  })

  it('is counted as it is listed', async () => {
    const { world, call } = await openDesk()
    await addToldVisit(world)
    await addToldVisit(world)
    const { data } = (await call('getSatuSehatStatus')).body
    expect(data).toMatchObject({
      environment: 'simulator',
      token: { state: 'none' },
      circuit: { state: 'closed' },
      counts: [{ state: 'rejected', count: 2 }],
      missing: [],
      rules: [{ rule: 10003, count: 2 }],
    })
    expect(data.checklist.map(({ item }) => item)).toEqual([
      'authentication',
      'organization',
      'room',
      'doctor',
      'medicine',
      'area',
    ])
  })

  it('has a last success wherever something is counted as sent', async () => {
    const { world, call } = await openDesk()
    await addToldVisit(world)
    expect((await call('getSatuSehatStatus')).body.data.last_sent_at).toBeNull()
    await addToldVisit(world, { steps: { encounter_arrived: 'sent' } })
    expect((await call('getSatuSehatStatus')).body.data).toMatchObject({
      counts: [
        { state: 'rejected', count: 1 },
        { state: 'sent', count: 1 },
      ],
      last_sent_at: expect.stringContaining('2026-11-20T05:00'),
    })
  })

  it('is shown before it is sent, without a name, number or address of the patient', async () => {
    const { world, call } = await openDesk()
    const { id, patient_id } = await addToldVisit(world)
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('patient')
      .set({
        first_name: 'Wahyuningsih',
        identification: 'nik',
        identity_number: '3171065705900009',
        satusehat_access: 'declined',
      })
      .where((eb) => eb.and({ company_id, clinic_id, id: patient_id }))
      .execute()
    const { data } = (await call('previewSatuSehatVisit', { path: { id } })).body
    const text = data.resources.map(({ json }) => json).join()
    expect(text).toContain('W•••')
    for (const secret of ['Wahyuningsih', '3171065705900009', 'Kenanga', '1990-05-17'])
      expect(text).not.toContain(secret)
    const consent = data.resources.find(({ step }) => step === 'consent')
    expect(consent?.key).toBe(`Consent/${patient_id}`)
    expect(JSON.parse(consent?.json ?? '')).toMatchObject({ action: 'OPTOUT', agent: expect.any(String) })
  })

  it('is refused in words where it cannot be written down, in the language of the caller', async () => {
    const { world, call } = await openDesk()
    const { id, patient_id } = await addToldVisit(world)
    await breakPatient(world, patient_id)
    const previewed = (language: string) =>
      call('previewSatuSehatVisit', { path: { id }, headers: { 'accept-language': language } })
    lines.length = 0
    const { msg } = (await previewed('en')).body
    expect(msg).toMatch(/^This visit cannot be written down for SATUSEHAT/)
    // the log has the cause, under the number that is told
    const logged = lines.map((line) => JSON.parse(line)).filter(({ err }) => err?.type === 'MappingFault')
    expect(logged).toMatchObject([{ level: 50, reqId: expect.any(String) }])
    expect(msg).toContain(`tell support the number ${logged[0].reqId}.`)
    expect(await previewed('id')).toMatchObject({
      status: 422,
      body: { msg: expect.stringMatching(/^Kunjungan ini tidak dapat dituliskan untuk SATUSEHAT/) },
    })
  })
})

describe('the registration of rooms and dentists', () => {
  it('is asked for once with one key, waits for the outbox, and tells what is left with who can fix it', async () => {
    const { world, call } = await openDesk()
    const { company_id, clinic_id } = world.clinic
    const setUp = async () => (await call('getSatuSehatStatus')).body.data.set_up
    expect(await setUp()).toEqual({ state: 'none', requested_at: null, next_at: null, failures: [] })
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [await call('setUpSatuSehat', { headers }), await call('setUpSatuSehat', { headers })]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(await setUp()).toMatchObject({ state: 'waiting', requested_at: first.body.data.requested_at })

    const [doctor, room] = [await addDoctor(world), await addRoom(world)]
    const client = environmentOf({ APP_ENV: 'development' }).client
    const refused = { reason: 'refused', http_status: 403, rule: 20003, message: 'RuleNumber: 20003' } as const
    const unknown = { reason: 'unknown', http_status: 200, rule: null, message: '' } as const
    const done = (values: object) =>
      database
        .updateTable('satu_sehat_set_up')
        .set({ due_at: null, client, ...values })
        .where((eb) => eb.and({ company_id, clinic_id }))
        .execute()
    const failures = [
      { item: 'room', id: room.id, ...refused },
      { item: 'doctor', id: doctor.id, ...unknown },
      { item: 'doctor', id: 999_999, ...unknown },
    ]
    await done({ failures: JSON.stringify(failures) })
    expect(await setUp()).toMatchObject({
      state: 'done',
      failures: [
        {
          item: 'room',
          id: room.id,
          name: expect.stringMatching(/./),
          reason: 'refused',
          rule: 20003,
          fixer: 'clinic',
        },
        { item: 'doctor', id: doctor.id, reason: 'unknown', fixer: 'doctor' },
      ],
    })
    // one that got its number meanwhile is no failure any more
    await database
      .insertInto('satu_sehat_resource')
      .values({ company_id, clinic_id, client, key: `Location/${room.id}`, remote_id: 'L1', known_at: world.now() })
      .execute()
    expect((await setUp()).failures.map(({ item }) => item)).toEqual(['doctor'])
    await done({ client: 'another' })
    expect((await setUp()).state).toBe('none')
  })

  it('is refused where the server has no access', async () => {
    const production = await startTestServer({ env: { APP_ENV: 'production' } })
    const world = await openWorld(production)
    const reply = await production.call('setUpSatuSehat', { token: await production.tokenOf(world.user) })
    expect(reply.status).toBe(422)
    await production.close()
  })
})

describe('a visit that was refused', () => {
  it('is sent again at once, with its attempts before it', async () => {
    const { world, call, rowOf } = await openDesk()
    const { id } = await addToldVisit(world)
    const reply = await call('sendSatuSehatVisitAgain', { path: { id }, body: { version: 1 } })
    expect(reply.body.data).toMatchObject({ visit: { state: 'queued', attempts: 0, version: 2 } })
    expect((await rowOf(id)).due_at).not.toBeNull()
    expect((await call('sendSatuSehatVisitAgain', { path: { id }, body: { version: 1 } })).status).toBe(409)
    expect((await call('sendSatuSehatVisitAgain', { path: { id }, body: { version: 2 } })).status).toBe(409)
  })

  it('is sent again with all of its rule, and of no other', async () => {
    const { world, call, listed } = await openDesk()
    await addToldVisit(world)
    await addToldVisit(world)
    const of = (rule: number | null) =>
      call('sendSatuSehatAgain', { headers: { 'idempotency-key': randomUUID() }, body: { state: 'rejected', rule } })
    expect((await of(10117)).body.data).toEqual({ count: 0 })
    expect((await of(10003)).body.data).toEqual({ count: 2 })
    expect(await listed({ state: 'queued' })).toHaveLength(2)
    expect((await of(null)).body.data).toEqual({ count: 0 })
  })

  it('because it could not be written down has its reference, until it is sent again', async () => {
    const { world, call, listed } = await openDesk()
    const { id } = await addToldVisit(world, { steps: { observation: 'dead' } })
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('satu_sehat_step')
      .set({ fault: '9F3A07C1' })
      .where((eb) => eb.and({ company_id, clinic_id, visit_id: id }))
      .execute()
    expect((await listed())[0]?.rejection).toMatchObject({ step: 'observation', reference: '9F3A07C1' })
    expect((await call('getSatuSehatStatus')).body.data).toMatchObject({ counts: [{ state: 'dead' }], rules: [] })
    const again = await call('sendSatuSehatVisitAgain', { path: { id }, body: { version: 1 } })
    expect(again.body.data.visit).toMatchObject({ state: 'queued', rejection: null })
  })

  it('is left out with a reason, and taken back', async () => {
    const { world, call } = await openDesk()
    const { id } = await addToldVisit(world, { steps: { condition: 'rejected', encounter_arrived: 'sent' } })
    const exclude = (body: object) => call('excludeSatuSehatVisit', { path: { id }, body: { version: 1, ...body } })
    const wordless = await exclude({ reason: 'other', note: ' ' })
    expect([wordless.status, Object.keys(wordless.body.data.fields ?? {})]).toEqual([422, ['note']])
    expect((await exclude({ reason: 'left', note: '' })).status).toBe(400)
    expect((await exclude({ reason: 'patient_unknown', note: '' })).body.data).toMatchObject({
      visit: { state: 'out_of_scope', reason: 'patient_unknown' },
      steps: [
        { step: 'encounter_arrived', state: 'sent' },
        { step: 'condition', state: 'out_of_scope' },
      ],
    })
    const back = await call('includeSatuSehatVisit', { path: { id }, body: { version: 2 } })
    expect(back.body.data.visit).toMatchObject({ state: 'not_ready', reason: null })
    expect((await call('includeSatuSehatVisit', { path: { id }, body: { version: 3 } })).status).toBe(409)
  })

  it('is not touched while it is being sent', async () => {
    const { world, call } = await openDesk()
    const { id } = await addToldVisit(world)
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('satu_sehat_visit')
      .set({ leased_until: '2026-11-20T05:01:00Z', lease: 'another' })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const path = { id }
    expect((await call('sendSatuSehatVisitAgain', { path, body: { version: 1 } })).status).toBe(409)
    const excluded = await call('excludeSatuSehatVisit', {
      path,
      body: { reason: 'patient_unknown', note: '', version: 1 },
    })
    expect(excluded.status).toBe(409)
  })

  it('of a visit that the patient left it is not sent after all', async () => {
    const { world, call, rowOf } = await openDesk()
    const { id } = await addToldVisit(world, { steps: {} })
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('satu_sehat_visit')
      .set({ state: 'out_of_scope', reason: 'left' })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    expect((await call('includeSatuSehatVisit', { path: { id }, body: { version: 1 } })).status).toBe(409)
    expect((await rowOf(id)).reason).toBe('left')
  })
})
