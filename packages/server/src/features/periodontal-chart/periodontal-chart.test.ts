import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { emptyMeasurement, emptyPeriodontalChart, emptyToothRow } from '@clinic/core/periodontal-chart'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { somePeriodontalChart } from '../../testing/sample-calls/patient/periodontal-chart'
import { openChart as openChartOf } from './periodontal-chart-fixture'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const openChart = () => openChartOf(server)

describe('a draft', () => {
  it('is written whole, again and again, while the patient is in treatment, and listed', async () => {
    const { write, charts, visit_id, patient_id, setVisit } = await openChart()
    const written_at = now.toISOString()
    const first = await write()
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          patient_id,
          visit_id,
          date: '2026-11-23',
          state: 'draft',
          content: somePeriodontalChart(),
          written_by: 'drg. Ratna',
          written_at,
          version: 1,
        },
      },
    })
    expect(await charts()).toEqual([first.body.data])
    await setVisit('paused')
    now = new Date('2026-11-23T02:07:00Z')
    const content = somePeriodontalChart({ teeth: [{ ...emptyToothRow('46'), implant: true }] })
    const second = await write({ version: 1, content })
    expect(second.body.data).toMatchObject({
      id: first.body.data.id,
      version: 2,
      content,
      written_at: now.toISOString(),
    })
    expect(await charts()).toEqual([second.body.data])
  })

  it('says nothing of what was not measured', async () => {
    const { write, charts } = await openChart()
    await write({ content: emptyPeriodontalChart })
    expect(await charts()).toMatchObject([{ content: emptyPeriodontalChart }])
  })

  it('has all six sites of all thirty-two teeth', async () => {
    const { write, charts } = await openChart()
    const content = somePeriodontalChart({
      teeth: (['1', '2', '3', '4'] as const).flatMap((quadrant) =>
        (['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((place) => ({
          tooth: `${quadrant}${place}` as const,
          implant: false,
          mobility: 0,
          sites: (['mb', 'b', 'db', 'ml', 'l', 'dl'] as const).map((site) => ({
            ...emptyMeasurement(site),
            depth: 20,
            recession: -10,
            bleeding: true,
            plaque: true,
            calculus: true,
            suppuration: true,
          })),
        })),
      ),
    })
    expect(await write({ content })).toMatchObject({ status: 200 })
    expect(await charts()).toMatchObject([{ content }])
  })

  it('of two windows is that of the first; the second is shown it', async () => {
    const { write, charts } = await openChart()
    const replies = await Promise.all([
      write({ content: somePeriodontalChart({ remark: 'Satu' }) }),
      write({ content: somePeriodontalChart({ remark: 'Dua' }) }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept] = await charts()
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toEqual(kept)
    expect(await write({ version: 7 })).toMatchObject({ status: 409, body: { data: { current: { version: 1 } } } })
  })

  it('that nobody began has no version', async () => {
    const { write, charts } = await openChart()
    const reply = await write({ version: 1 })
    expect(reply.status).toBe(409)
    expect(reply.body.data.current).toBeUndefined()
    expect(await charts()).toEqual([])
  })

  it('sent twice with one key is written once, also when the visit is over by then', async () => {
    const { write, charts, setVisit } = await openChart()
    const key = randomUUID()
    const [one, other] = await Promise.all([write({}, { key }), write({}, { key })])
    expect(other.body.data).toEqual(one.body.data)
    await setVisit('finished')
    expect((await write({}, { key })).body.data).toEqual(one.body.data)
    expect(await charts()).toMatchObject([{ version: 1 }])
    expect(await write({ content: emptyPeriodontalChart }, { key })).toMatchObject({ status: 422 })
  })

  it.each(['waiting', 'ready', 'finished', 'entered_in_error'] as const)(
    'of a visit that is %s is refused, to the dentist and to the assistant',
    async (state) => {
      const { write, setVisit, assistant } = await openChart()
      await setVisit(state)
      expect(await write()).toMatchObject({ status: 409 })
      expect(await write({}, { by: assistant })).toMatchObject({ status: 409 })
    },
  )

  it('of another dentist’s patient, of another clinic’s or by somebody else is refused', async () => {
    const { write, discard, colleague, tokenOf, charts } = await openChart()
    expect(await write({}, { by: colleague })).toMatchObject({ status: 404 })
    const other = await openChart()
    await other.write()
    expect(await write({}, { id: other.visit_id })).toMatchObject({ status: 404 })
    expect(await discard(1, { id: other.visit_id })).toMatchObject({ status: 404 })
    for (const role of ['manager_clinic', 'front_office_clinic'] as const) {
      const by = await tokenOf(role)
      expect(await write({}, { by })).toMatchObject({ status: 403 })
      expect(await discard(1, { by })).toMatchObject({ status: 403 })
    }
    expect(await charts()).toEqual([])
    expect(await other.charts()).toMatchObject([{ version: 1 }])
  })

  const site = { ...emptyMeasurement('b'), depth: 3 }
  const toothOf = (tooth: Schema<'PeriodontalTooth'>, ...sites: Schema<'PeriodontalMeasurement'>[]) => ({
    ...emptyToothRow(tooth),
    sites,
  })
  it.each<[string, Schema<'PeriodontalToothRow'>[], string]>([
    ['a tooth that stands twice', [toothOf('16', site), toothOf('16', site)], 'teeth.1.tooth'],
    ['a tooth of which nothing is said', [toothOf('16', site), toothOf('17')], 'teeth.1.tooth'],
    ['a site that stands twice', [toothOf('16', site, site)], 'teeth.0.sites.1.site'],
    ['a site of which nothing is said', [toothOf('16', emptyMeasurement('l'))], 'teeth.0.sites.0.site'],
    ['a furcation of one root', [toothOf('11', { ...site, furcation: 1 })], 'teeth.0.sites.0.furcation'],
  ])('with %s is refused, by its field', async (_, teeth, field) => {
    const { write, charts } = await openChart()
    const fields = { [`content.${field}`]: expect.any(String) }
    expect(await write({ content: somePeriodontalChart({ teeth }) })).toMatchObject({
      status: 422,
      body: { data: { fields } },
    })
    expect(await charts()).toEqual([])
  })

  it.each([
    ['a depth of 21', { depth: 21 }],
    ['a depth below 0', { depth: -1 }],
    ['a depth between two', { depth: 3.5 }],
    ['a recession of -11', { recession: -11 }],
    ['a furcation of degree 4', { furcation: 4 }],
    ['a site that there is not', { site: 'm' }],
    ['a word for bleeding', { bleeding: 'yes' }],
  ])('with %s is refused by the contract', async (_, said) => {
    const { write } = await openChart()
    const teeth = [toothOf('16', Object.assign({ ...site }, said))]
    expect(await write({ content: somePeriodontalChart({ teeth }) })).toMatchObject({ status: 400 })
  })

  it.each([
    ['a tooth of a child', { tooth: '55' }],
    ['a mobility of grade 4', { mobility: 4 }],
  ])('with %s is refused by the contract', async (_, said) => {
    const { write } = await openChart()
    const teeth = [Object.assign(toothOf('16', site), said)]
    expect(await write({ content: somePeriodontalChart({ teeth }) })).toMatchObject({ status: 400 })
  })

  it('leaves in the audit the teeth that changed, of its patient', async () => {
    const { write, changes, patient_id } = await openChart()
    await write()
    const [molar] = somePeriodontalChart().teeth
    const premolar = { ...emptyToothRow('14'), mobility: 1 }
    await write({ version: 1, content: somePeriodontalChart({ teeth: [...(molar ? [molar] : []), premolar] }) })
    const [first, last] = await changes()
    expect(first).toMatchObject({ action: 'write', after: { '16': molar, remark: 'Belum selesai' } })
    expect(last).toMatchObject({ action: 'write', people: { patient: [patient_id] } })
    expect(last?.before).toEqual({ '14': null, '31': { ...emptyToothRow('31'), mobility: 2 } })
    expect(last?.after).toEqual({ '14': premolar, '31': null })
  })
})

describe('an assistant', () => {
  it('who assists in the visit writes the draft, in turn with the dentist', async () => {
    const { write, assistant, charts } = await openChart()
    expect(await write({}, { by: assistant })).toMatchObject({ status: 200, body: { data: { written_by: 'Yuni' } } })
    expect(await write({ version: 1 })).toMatchObject({ body: { data: { written_by: 'drg. Ratna', version: 2 } } })
    expect(await write({ version: 1 }, { by: assistant })).toMatchObject({
      status: 409,
      body: { data: { current: { written_by: 'drg. Ratna', version: 2 } } },
    })
    expect(await charts(assistant)).toMatchObject([{ version: 2 }])
  })

  it('who assists elsewhere, or is no assistant of the clinic, is refused', async () => {
    const { write, otherAssistant, tokenOf, charts } = await openChart()
    expect(await write({}, { by: otherAssistant })).toMatchObject({ status: 404 })
    expect(await write({}, { by: await tokenOf('nurse_clinic') })).toMatchObject({ status: 403 })
    expect(await charts()).toEqual([])
  })

  it.each(['assigned', 'preparing', 'done', 'reassigned'] as const)(
    'whose assistance is %s is refused',
    async (state) => {
      const { write, assistant, setAssistance } = await openChart()
      await setAssistance(state)
      expect(await write({}, { by: assistant })).toMatchObject({ status: 404 })
    },
  )

  it('does not write in a visit of another day, nor read its patient', async () => {
    const { world, write, list, assistant, setVisit } = await openChart()
    await write()
    await setVisit('paused')
    await sql`update visit set queue_date = '2026-11-22' where company_id = ${world.clinic.company_id}`.execute(
      server.database,
    )
    expect(await write({ version: 1 }, { by: assistant })).toMatchObject({ status: 404 })
    expect(await list(assistant)).toMatchObject({ status: 404 })
    expect(await write({ version: 1 })).toMatchObject({ status: 200 })
  })

  it('does not throw it away', async () => {
    const { write, discard, assistant, charts } = await openChart()
    await write({}, { by: assistant })
    expect(await discard(1, { by: assistant })).toMatchObject({ status: 403 })
    expect(await charts()).toMatchObject([{ state: 'draft' }])
  })
})
