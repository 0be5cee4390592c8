import { randomUUID } from 'node:crypto'
import { emptyPeriodontalChart } from '@clinic/core/periodontal-chart'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { somePeriodontalChart } from '../../testing/sample-calls/patient/periodontal-chart'
import { addVisit } from '../../testing/sample-calls/visit'
import { openChart as openChartOf } from './periodontal-chart-fixture'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server
const openChart = () => openChartOf(server)

describe('a draft that is thrown away', () => {
  it('is listed no more, and a new one begins', async () => {
    const { write, discard, charts } = await openChart()
    const first = (await write()).body.data
    expect(await discard(1)).toMatchObject({
      status: 200,
      body: { data: { id: first.id, state: 'discarded', version: 2, content: first.content } },
    })
    expect(await charts()).toEqual([])
    const content = somePeriodontalChart({ teeth: [] })
    const second = await write({ content })
    expect(second).toMatchObject({ status: 200, body: { data: { state: 'draft', version: 1, content } } })
    expect(second.body.data.id).not.toBe(first.id)
    expect(await charts()).toEqual([second.body.data])
    expect(await discard(1)).toMatchObject({ status: 200 })
    expect(await write()).toMatchObject({ status: 200 })
  })

  it('is shown to whoever went on writing it', async () => {
    const { write, discard } = await openChart()
    await write()
    await discard(1)
    const current = { state: 'discarded', version: 2 }
    expect(await write({ version: 1 })).toMatchObject({ status: 409, body: { data: { current } } })
    expect(await discard(1)).toMatchObject({ status: 409, body: { data: { current } } })
    expect(await discard(2)).toMatchObject({ status: 409, body: { data: { current } } })
  })

  it('is there, and as it was read', async () => {
    const { write, discard, charts } = await openChart()
    expect((await discard(1)).status).toBe(409)
    await write()
    await write({ version: 1 })
    expect(await discard(1)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
    expect(await charts()).toMatchObject([{ state: 'draft', version: 2 }])
  })

  it('with one key is thrown away once, and the draft after it stays', async () => {
    const { write, discard, charts } = await openChart()
    const key = randomUUID()
    await write()
    const [one, other] = await Promise.all([discard(1, { key }), discard(1, { key })])
    expect(other.body.data).toEqual(one.body.data)
    await write()
    expect((await discard(1, { key })).body.data).toEqual(one.body.data)
    expect(await charts()).toMatchObject([{ state: 'draft' }])
  })

  it('is that of the dentist of a visit in treatment', async () => {
    const { write, discard, colleague, setVisit, charts } = await openChart()
    await write()
    expect(await discard(1, { by: colleague })).toMatchObject({ status: 404 })
    await setVisit('finished')
    expect(await discard(1)).toMatchObject({ status: 409, body: { data: { current: { state: 'draft' } } } })
    await setVisit('paused')
    expect(await charts()).toMatchObject([{ version: 1 }])
    expect(await discard(1)).toMatchObject({ status: 200 })
  })

  it('stays in the audit with what it held', async () => {
    const { write, discard, changes, patient_id } = await openChart()
    await write()
    await discard(1)
    expect((await changes()).at(-1)).toMatchObject({
      action: 'discard',
      before: { state: 'draft', content: somePeriodontalChart() },
      after: { state: 'discarded' },
      people: { patient: [patient_id] },
    })
  })
})

describe('with the end of a visit', () => {
  it('a chart is final', async () => {
    const { write, discard, finish, charts, changes, assistant } = await openChart()
    await write()
    expect(await finish()).toMatchObject({ status: 200 })
    const current = { state: 'final', version: 2, content: somePeriodontalChart() }
    expect(await charts()).toMatchObject([current])
    expect(await write({ version: 2 })).toMatchObject({ status: 409, body: { data: { current } } })
    expect(await write({ version: 1 }, { by: assistant })).toMatchObject({ status: 409, body: { data: { current } } })
    expect(await discard(2)).toMatchObject({ status: 409, body: { data: { current } } })
    expect((await changes()).map(({ action }) => action)).toEqual(['write', 'finalize'])
  })

  it('a chart of a treatment that was broken off is final too', async () => {
    const { write, charts, token, visit_id } = await openChart()
    await write()
    const body = { reason: 'Pasien pingsan', note_version: 1, version: 1 }
    expect(await server.call('discontinueVisit', { token, path: { id: visit_id }, body })).toMatchObject({
      status: 200,
    })
    expect(await charts()).toMatchObject([{ state: 'final' }])
  })

  it('a draft in which nothing is said is thrown away', async () => {
    const { write, finish, charts, changes, world } = await openChart()
    await write({ content: { ...emptyPeriodontalChart, remark: ' ' } })
    expect(await finish()).toMatchObject({ status: 200 })
    expect(await charts()).toEqual([])
    expect((await changes()).map(({ action }) => action)).toEqual(['write', 'discard'])
    const { company_id } = world.clinic
    expect(
      await database
        .selectFrom('periodontal_chart')
        .select(['state', 'version'])
        .where((eb) => eb.and({ company_id }))
        .execute(),
    ).toEqual([{ state: 'discarded', version: 2 }])
  })

  it('nothing is made of what nobody measured, and what was thrown away stays so', async () => {
    const { write, discard, finish, charts, changes } = await openChart()
    await write()
    await discard(1)
    await finish()
    expect(await charts()).toEqual([])
    expect((await changes()).map(({ action }) => action)).toEqual(['write', 'discard'])
  })

  it('what is written after the visit was reopened is a chart of its own', async () => {
    const { write, finish, charts, token, visit_id, note } = await openChart()
    await write()
    await finish()
    const body = { reason: 'Salah gigi', version: 2 }
    expect(await server.call('reopenVisit', { token, path: { id: visit_id }, body })).toMatchObject({ status: 200 })
    const second = somePeriodontalChart({ remark: 'Diukur ulang' })
    expect(await write({ content: second })).toMatchObject({ status: 200, body: { data: { version: 1 } } })
    await server.call('writeVisitNote', { token, path: { id: visit_id }, body: { version: 0, content: note.content } })
    expect(await finish(3)).toMatchObject({ status: 200 })
    expect(await charts()).toMatchObject([
      { state: 'final', content: second },
      { state: 'final', content: somePeriodontalChart() },
    ])
  })
})

describe('the list of a patient', () => {
  it('is read by the dentists, the manager and the assistants of patients of today', async () => {
    const { write, list, colleague, tokenOf, otherAssistant } = await openChart()
    await write()
    for (const by of [colleague, await tokenOf('manager_clinic'), otherAssistant])
      expect((await list(by)).body.data).toHaveLength(1)
    expect(await list(await tokenOf('front_office_clinic'))).toMatchObject({ status: 403 })
    const elsewhere = await openChart()
    expect(await elsewhere.list(elsewhere.token, (await openChart()).patient_id)).toMatchObject({ status: 404 })
  })

  it('has no chart of a visit that was entered in error', async () => {
    const { write, list, token, setVisit } = await openChart()
    await write()
    await setVisit('entered_in_error')
    expect((await list(token)).body.data).toEqual([])
  })

  it('has the last thirty, the latest visit first', async () => {
    const { world, write, charts, patient_id } = await openChart()
    await write()
    const { company_id, clinic_id } = world.clinic
    const { id: earlier } = await addVisit(world, { state: 'finished', patient_id })
    await sql`update visit set queue_date = '2026-05-01' where company_id = ${company_id} and id = ${earlier}`.execute(
      database,
    )
    for (let each = 1; each <= 30; each += 1)
      await sql`insert into periodontal_chart (company_id, clinic_id, visit_id, patient_id, state, content, written_by, written_at)
        values (${company_id}, ${clinic_id}, ${earlier}, ${patient_id}, 'final',
          ${JSON.stringify({ teeth: [], remark: `Ke-${each}` })}::jsonb, 'drg. Ratna', ${now.toISOString()})`.execute(
        database,
      )
    const all = await charts()
    expect(all).toHaveLength(30)
    expect(all[0]).toMatchObject({ date: '2026-11-23', state: 'draft' })
    expect(all[1]).toMatchObject({ date: '2026-05-01', content: { remark: 'Ke-30' } })
    expect(all[29]).toMatchObject({ content: { remark: 'Ke-2' } })
  })

  it('is known in the audit as a reading of the patient', async () => {
    const { write, list, token, world, patient_id } = await openChart()
    await write()
    await list(token)
    expect(await server.eventsOf(world.clinic)).toContainEqual(
      expect.objectContaining({ object: 'periodontal_chart', action: 'read', people: { patient: [patient_id] } }),
    )
  })
})

describe('the database', () => {
  it.each(['final', 'discarded'] as const)('refuses to change what is %s', async (state) => {
    const { write, discard, finish, world } = await openChart()
    await write()
    if (state === 'final') await finish()
    else await discard(1)
    const { company_id } = world.clinic
    for (const statement of [
      sql`update periodontal_chart set written_by = 'Siapa' where company_id = ${company_id}`,
      sql`update periodontal_chart set state = 'draft' where company_id = ${company_id}`,
      sql`delete from periodontal_chart where company_id = ${company_id}`,
      sql`truncate periodontal_chart`,
    ])
      await expect(statement.execute(database)).rejects.toThrow()
  })

  it('refuses a draft of a visit that is not in treatment', async () => {
    const { write, setVisit, world } = await openChart()
    await write()
    await setVisit('finished')
    const { company_id } = world.clinic
    await expect(
      sql`update periodontal_chart set content = content where company_id = ${company_id}`.execute(database),
    ).rejects.toThrow('is not in treatment')
  })

  it('refuses two drafts of a visit', async () => {
    const { write, world } = await openChart()
    await write()
    const { company_id } = world.clinic
    const copy = sql`insert into periodontal_chart (company_id, clinic_id, visit_id, patient_id, state, content, written_by, written_at)
      select company_id, clinic_id, visit_id, patient_id, state, content, written_by, written_at
      from periodontal_chart where company_id = ${company_id}`
    await expect(copy.execute(database)).rejects.toThrow('periodontal_chart_draft')
  })

  const site = (said: object) => ({ teeth: [{ tooth: '16', sites: [{ site: 'mb', ...said }] }], remark: '' })
  it.each<[string, object]>([
    ['no teeth', { remark: '' }],
    ['no remark', { teeth: [] }],
    ['teeth that are no list', { teeth: {}, remark: '' }],
    ['a depth of 21', site({ depth: 21 })],
    ['a depth below 0', site({ depth: -1 })],
    ['a recession of -11', site({ recession: -11 })],
    ['a furcation of degree 4', site({ furcation: 4 })],
    ['a mobility of grade 4', { teeth: [{ tooth: '16', mobility: 4, sites: [] }], remark: '' }],
  ])('refuses %s', async (_, content) => {
    const { write, world } = await openChart()
    await write()
    const { company_id } = world.clinic
    await expect(
      sql`update periodontal_chart set content = ${JSON.stringify(content)}::jsonb where company_id = ${company_id}`.execute(
        database,
      ),
    ).rejects.toThrow('violates check constraint')
  })

  it('keeps visit and patient together', async () => {
    const { write, world } = await openChart()
    await write()
    const { patient_id } = await addVisit(world)
    await expect(
      sql`update periodontal_chart set patient_id = ${patient_id} where company_id = ${world.clinic.company_id}`.execute(
        database,
      ),
    ).rejects.toThrow('foreign key')
  })
})
