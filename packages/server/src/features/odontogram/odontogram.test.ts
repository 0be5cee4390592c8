import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Tables } from '../../database/schema'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
const address = await server.app.listen({ port: 0 })
afterAll(() => server.close())
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function openMouth() {
  const world = await openWorld(server)
  const user = await server.makeUser(world.clinic, 'doctor_clinic')
  const token = await server.tokenOf(user)
  const { id, patient_id, doctor_id } = await addVisit(world, { state: 'in_practice' })
  const path = { id }
  const enter = (said: Partial<Schema<'FindingEntry'>> = {}, by = token, visit = path) =>
    server.call('enterFindings', { token: by, path: visit, body: oneEntry(said) })
  const chart = async (query?: Record<string, string>) => {
    const { body } = await server.call('getOdontogram', { token, path: { id: patient_id }, query })
    return body.data
  }
  const rows = async () => (await chart()).findings
  const setVisit = async (values: Partial<Pick<Tables['visit'], 'state' | 'doctor_id'>>) =>
    server.database
      .updateTable('visit')
      .set(values)
      .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
      .execute()
  const finish = (day = '2026-11-23') =>
    sql`update visit set state = 'finished', outcome = 'completed', queue_date = ${day} where id = ${id}`.execute(
      server.database,
    )
  /** Another dentist, who has the visit while they enter something. */
  const colleague = async () => {
    const { id: theirs } = await addDoctor(world)
    const by = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: theirs }))
    return async (said: Partial<Schema<'FindingEntry'>>) => {
      await setVisit({ doctor_id: theirs })
      const reply = await enter(said, by)
      await setVisit({ doctor_id })
      return reply
    }
  }
  return {
    world,
    user,
    token,
    visit: String(id),
    id,
    patient_id,
    doctor_id,
    enter,
    chart,
    rows,
    setVisit,
    finish,
    colleague,
  }
}

const holding = (findings: Schema<'Finding'>[]) =>
  mouthOf(findings).now.map(({ teeth, code, surfaces }) => [teeth.join(), code, surfaces.join('')].join(' ').trim())

describe('an entry', () => {
  it('is kept as rows, with who, when and in which visit', async () => {
    const { enter, rows, visit, user } = await openMouth()
    const key = randomUUID()
    const reply = await enter({
      key,
      teeth: ['11', '12'],
      items: [{ code: 'cof', surfaces: ['v', 'm'] }],
      is_uncertain: true,
      note: ' A2 ',
    })
    const row = {
      code: 'cof',
      surfaces: ['m', 'v'],
      mode: 'found',
      is_uncertain: true,
      note: 'A2',
      visit,
      by: String(user.id),
    }
    const rest = { by_name: 'Rani Putri', dictated_by: null, at: now.toISOString(), supersedes: [], reason: null }
    const findings = [
      { ...row, ...rest, key: `${key}/000`, teeth: ['12'] },
      { ...row, ...rest, key: `${key}/001`, teeth: ['11'] },
    ]
    expect(reply).toMatchObject({ status: 200, body: { data: { findings } } })
    expect(await rows()).toEqual(findings)
  })

  it('keeps what its code has: width, direction, material, abutments and the cause of a loss', async () => {
    const { enter, rows } = await openMouth()
    const entries: Partial<Schema<'FindingEntry'>>[] = [
      { teeth: ['21', '11'], items: [{ code: 'dia', surfaces: [], width: 1.5 }] },
      { teeth: ['33'], items: [{ code: 'mig', surfaces: [], direction: 'd' }] },
      { teeth: ['36'], items: [{ code: 'mis', surfaces: [] }], cause: 'caries' },
      { teeth: ['36'], items: [{ code: 'prd', surfaces: [], material: 'acr' }] },
      { teeth: ['16', '14', '15'], items: [{ code: 'pob', surfaces: [], abutments: ['14', '16'] }] },
    ]
    for (const entry of entries) expect(await enter(entry)).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject([
      { teeth: ['11', '21'], width: 1.5 },
      { teeth: ['33'], direction: 'd' },
      { teeth: ['36'], cause: 'caries' },
      { teeth: ['36'], material: 'acr' },
      { teeth: ['15'], code: 'mis' },
      { teeth: ['16', '15', '14'], code: 'pob', abutments: ['16', '14'] },
    ])
  })

  it('that is sent again with its key is kept once and answered the same, also when the visit is over', async () => {
    const { enter, rows, finish } = await openMouth()
    const entry = oneEntry()
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(entry)))
    later(30)
    await enter({ teeth: ['36'] })
    await finish()
    replies.push(await enter({ ...entry, seen: 2, typed_ms_ago: 1_800_000 }))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200 })
    expect(await rows()).toHaveLength(2)
  })

  it('with the key of another one is refused, of whatever visit and person', async () => {
    const { enter, rows, colleague, world, doctor_id } = await openMouth()
    const entry = oneEntry()
    await enter(entry)
    const other = await addVisit(world, { state: 'paused', doctor_id })
    const enterAsOther = await colleague()
    for (const reply of [
      await enter({ ...entry, items: [{ code: 'amf', surfaces: ['o'] }] }),
      await enter({ ...entry, note: 'lain' }),
      await enterAsOther(entry),
      await enter(entry, undefined, { id: other.id }),
    ])
      expect(reply).toMatchObject({ status: 422, body: { data: {} } })
    expect(await rows()).toHaveLength(1)
  })

  it('names the rows that it replaces, and overwrites none', async () => {
    const { enter, rows } = await openMouth()
    await enter({ items: [{ code: 'cof', surfaces: ['o', 'm'] }] })
    later(60)
    await enter({ mode: 'done_here', items: [{ code: 'amf', surfaces: ['o'] }] })
    const [first, second] = await rows()
    expect(second?.supersedes).toEqual([first?.key])
    expect(holding(await rows())).toEqual(['46 cof m', '46 amf o'])
  })

  it('ends what was planned when it is done', async () => {
    const { enter, rows } = await openMouth()
    await enter({ mode: 'planned', items: [{ code: 'rct', surfaces: [] }] })
    expect(mouthOf(await rows()).planned).toHaveLength(1)
    await enter({ mode: 'done_here', items: [{ code: 'rct', surfaces: [] }] })
    expect(mouthOf(await rows())).toMatchObject({ planned: [], now: [{ code: 'rct' }] })
  })

  it('can be entered in error, with the reason: what it said is there and does not hold', async () => {
    const { enter, rows } = await openMouth()
    await enter({ items: [{ code: 'cof', surfaces: ['m', 'o'] }] })
    const wrong = (reason: string | null): Partial<Schema<'FindingEntry'>> => ({
      mode: 'error',
      items: [{ code: 'cof', surfaces: ['o', 'm'] }],
      reason,
    })
    for (const reason of [null, ' '])
      expect(await enter(wrong(reason))).toMatchObject({
        status: 422,
        body: { data: { fields: { reason: expect.any(String) } } },
      })
    expect(await enter(wrong(' Gigi lain '))).toMatchObject({ status: 200 })
    const all = await rows()
    expect(all).toMatchObject([{ mode: 'found' }, { mode: 'error', reason: 'Gigi lain', supersedes: [all[0]?.key] }])
    expect(holding(all)).toEqual([])
    expect(await enter(wrong('Lagi'))).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'nothingToRetract' } } },
    })
  })

  it('is undone as a whole by the keys of its rows, with what it implied', async () => {
    const { enter, rows } = await openMouth()
    await enter({ teeth: ['36'], items: [{ code: 'car', surfaces: ['o'] }] })
    const made: Partial<Schema<'FindingEntry'>> = {
      teeth: ['16', '15', '14'],
      items: [{ code: 'pob', surfaces: [], abutments: ['16', '14'] }],
    }
    const bridge = await enter(made)
    expect(holding(await rows())).toEqual(['36 car o', '15 mis', '16,15,14 pob'])
    const keys = bridge.body.data.findings.map(({ key }: Schema<'Finding'>) => key)
    expect(keys).toHaveLength(2)
    const undone: Partial<Schema<'FindingEntry'>> = { ...made, mode: 'error', reason: 'Salah' }
    expect(await enter({ ...undone, retracts: [...keys, 'none'] })).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'nothingToRetract' } } },
    })
    expect(await enter({ ...undone, retracts: keys })).toMatchObject({ status: 200 })
    expect(holding(await rows())).toEqual(['36 car o'])
    expect(await enter({ retracts: keys })).toMatchObject({
      status: 422,
      body: { data: { fields: { retracts: expect.any(String) } } },
    })
  })

  it('is told to every window of the clinic', async () => {
    const { enter, world } = await openMouth()
    const window = await watch(address, await server.tokenOf(world.user))
    onTestFinished(window.close)
    await enter()
    await expect.poll(window.features, { timeout: 5_000 }).toEqual([['odontogram', 'assistance', 'satu-sehat']])
  })

  it('is recorded with whose it is', async () => {
    const { enter, patient_id, world } = await openMouth()
    await enter()
    expect((await server.changesOf(world.clinic)).at(-1)).toMatchObject({
      action: 'enter',
      object: 'odontogram_finding',
      people: { patient: [patient_id] },
      role: 'doctor_clinic',
    })
  })
})

describe('what the rules of the chart refuse', () => {
  type Said = Partial<Schema<'FindingEntry'>>
  const of = (tooth: Schema<'Tooth'>, code: Schema<'FindingCode'>, surfaces: Schema<'ToothSurface'>[] = []): Said => ({
    teeth: [tooth],
    items: [{ code, surfaces }],
  })
  it.each<[string, Said[], Schema<'FindingProblem'>['code']]>([
    ['a surface the tooth lacks', [of('11', 'car', ['o'])], 'surfaceMissing'],
    ['a surface code without surface', [of('46', 'car')], 'surfacesExpected'],
    ['a surface of a whole tooth', [of('46', 'rct', ['o'])], 'surfacesRefused'],
    ['a fissure sealant on another surface', [of('16', 'fis', ['m'])], 'fissureOnly'],
    ['a persistent permanent tooth', [of('45', 'per')], 'primaryOnly'],
    ['an implant in place of a primary tooth', [of('55', 'ipx')], 'permanentOnly'],
    ['a denture on a supernumerary tooth', [of('21s', 'prd')], 'noSupernumerary'],
    ['decay of a tooth that is gone', [of('46', 'mis'), of('46', 'car', ['o'])], 'takesOnly'],
    ['a vital pulp after its treatment', [of('46', 'rct'), of('46', 'nvt')], 'excluded'],
    ['a gap of no width', [{ teeth: ['11', '21'], items: [{ code: 'dia', surfaces: [] }] }], 'widthExpected'],
    ['a gap of width 0', [{ teeth: ['11', '21'], items: [{ code: 'dia', surfaces: [], width: 0 }] }], 'widthExpected'],
    [
      'a gap between teeth far apart',
      [{ teeth: ['11', '23'], items: [{ code: 'dia', surfaces: [], width: 1 }] }],
      'notNeighbours',
    ],
    ['a migration to nowhere', [of('33', 'mig')], 'directionExpected'],
    [
      'a bridge over both arches',
      [{ teeth: ['14', '46'], items: [{ code: 'pob', surfaces: [], abutments: ['14'] }] }],
      'bridgeOneArch',
    ],
    [
      'a bridge with a hole',
      [{ teeth: ['14', '16'], items: [{ code: 'pob', surfaces: [], abutments: ['14'] }] }],
      'bridgeGap',
    ],
    ['a bridge on nothing', [{ teeth: ['14', '15'], items: [{ code: 'pob', surfaces: [] }] }], 'noAbutment'],
    [
      'an abutment elsewhere',
      [{ teeth: ['14', '15'], items: [{ code: 'pob', surfaces: [], abutments: ['13'] }] }],
      'abutmentOutside',
    ],
    ['a full denture of two teeth', [{ teeth: ['14', '15'], items: [{ code: 'fld', surfaces: [] }] }], 'archExpected'],
    ['an error that is none', [{ ...of('46', 'car', ['o']), mode: 'error', reason: 'Salah' }], 'nothingToRetract'],
  ])('%s', async (_, entries, code) => {
    const { enter, rows } = await openMouth()
    const last = entries.pop()
    for (const entry of entries) expect(await enter(entry)).toMatchObject({ status: 200 })
    expect(await enter(last)).toMatchObject({ status: 422, body: { data: { problem: { code, item: 0 } } } })
    expect(await rows()).toHaveLength(entries.length)
  })

  it.each<[string, Schema<'FindingItem'>, string]>([
    ['material', { code: 'car', surfaces: ['o'], material: 'acr' }, 'items.0.material'],
    ['width', { code: 'car', surfaces: ['o'], width: 2 }, 'items.0.width'],
    ['direction', { code: 'rot', surfaces: [], direction: 'm' }, 'items.0.direction'],
    ['abutments', { code: 'car', surfaces: ['o'], abutments: ['46'] }, 'items.0.abutments'],
  ])('%s of a code that has none', async (_, item, field) => {
    const { enter } = await openMouth()
    const reply = await enter({ items: [item] })
    expect([reply.status, Object.keys(reply.body.data.fields ?? {})]).toEqual([422, [field]])
  })

  it.each([
    ['a tooth that does not exist', { teeth: ['19'] }],
    ['a surface that does not exist', { items: [{ code: 'car', surfaces: ['i'] }] }],
    ['a code that does not exist', { items: [{ code: 'xyz', surfaces: ['o'] }] }],
    ['no tooth', { teeth: [] }],
    ['a key that is none', { key: '1' }],
    ['a clock of yesterday', { typed_ms_ago: -1 }],
  ])('%s', async (_, said) => {
    const { token, visit } = await openMouth()
    const body = { ...oneEntry(), ...said }
    expect(await server.call('enterFindings', { token, path: { id: visit }, body })).toMatchObject({ status: 400 })
  })
})

describe('a chart is written', () => {
  it.each<Schema<'VisitState'>>(['waiting', 'ready', 'finished', 'left'])(
    'not in a visit that is %s',
    async (state) => {
      const { world, token } = await openMouth()
      const { id } = await addVisit(world, { state })
      expect(await server.call('enterFindings', { token, path: { id }, body: oneEntry() })).toMatchObject({
        status: 409,
        body: { data: { current: { id, state } } },
      })
    },
  )

  it('also while the practice is paused', async () => {
    const { enter, setVisit } = await openMouth()
    await setVisit({ state: 'paused' })
    expect(await enter()).toMatchObject({ status: 200 })
  })

  it('by nobody but the dentist of the visit', async () => {
    const { world, enter } = await openMouth()
    for (const role of ['manager_clinic', 'front_office_clinic', 'nurse_clinic'] as const)
      expect(await enter({}, await server.tokenOf(await server.makeUser(world.clinic, role)))).toMatchObject({
        status: 403,
      })
    const other = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    expect(await enter({}, other)).toMatchObject({ status: 404 })
    expect(await enter({}, (await openMouth()).token)).toMatchObject({ status: 404 })
  })
})

describe('two who chart one mouth', () => {
  it('are both kept where they contradict each other and did not know: a conflict to decide', async () => {
    const { enter, rows, colleague } = await openMouth()
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'amf', surfaces: ['o'] }] })
    later(1)
    expect(await enterAsOther({ items: [{ code: 'cof', surfaces: ['o'] }] })).toMatchObject({ status: 200 })
    const [first, second] = await rows()
    expect(second?.supersedes).toEqual([])
    expect(mouthOf(await rows()).conflicts).toEqual([{ keys: [first?.key, second?.key], teeth: ['46'] }])
    later(1)
    await enter({ seen: 2, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })

  it('decide where they knew', async () => {
    const { enter, rows, colleague } = await openMouth()
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'amf', surfaces: ['o'] }] })
    later(1)
    await enterAsOther({ seen: 1, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })

  it('keep what excludes each other when it was not known, and are refused when it was', async () => {
    const { enter, rows, colleague } = await openMouth()
    const enterAsOther = await colleague()
    await enter({ items: [{ code: 'mis', surfaces: [] }] })
    expect(await enterAsOther({ seen: 1 })).toMatchObject({
      status: 422,
      body: { data: { problem: { code: 'takesOnly' } } },
    })
    later(1)
    expect(await enterAsOther({ seen: 0 })).toMatchObject({ status: 200 })
    expect(mouthOf(await rows()).conflicts).toMatchObject([{ teeth: ['46'] }])
  })

  it('are one and the same in two windows: what they typed there they know here', async () => {
    const { enter, rows } = await openMouth()
    await enter({ seen: 0, items: [{ code: 'amf', surfaces: ['o'] }] })
    await enter({ seen: 0, items: [{ code: 'cof', surfaces: ['o'] }] })
    expect(mouthOf(await rows())).toMatchObject({ conflicts: [], now: [{ code: 'cof' }] })
  })
})

describe('an entry that could not be sent at once', () => {
  it('is of the time it was typed, by how long ago that was, whatever hour the device says', async () => {
    const { enter, rows } = await openMouth()
    later(60)
    await enter({ typed_ms_ago: 20 * 60_000 })
    expect((await rows())[0]?.at).toBe(new Date(now.getTime() - 20 * 60_000).toISOString())
  })

  it('is never earlier than the arrival, nor than what it was judged by', async () => {
    const { enter, rows } = await openMouth()
    later(60)
    await enter({ typed_ms_ago: 604_800_000 })
    await enter({ typed_ms_ago: 604_800_000, items: [{ code: 'amf', surfaces: ['o'] }] })
    expect((await rows()).map(({ at }) => at)).toEqual([morning.toISOString(), '2026-11-23T02:00:00.001Z'])
    expect(holding(await rows())).toEqual(['46 amf o'])
  })
})

describe('a chart', () => {
  it('of nobody whom a dentist has seen is empty, and an examination is due', async () => {
    const { chart, patient_id } = await openMouth()
    expect(await chart()).toMatchObject({
      patient: { id: patient_id },
      findings: [],
      visits: [],
      examination: null,
      needs_examination: true,
      last_visit: null,
    })
  })

  it('is that of a moment, when one is named', async () => {
    const { enter, chart } = await openMouth()
    await enter()
    const as_of = now.toISOString()
    later(5)
    await enter({ teeth: ['36'] })
    expect((await chart({ as_of })).findings).toMatchObject([{ teeth: ['46'] }])
    expect((await chart()).findings).toHaveLength(2)
  })

  it('begins anew with a visit more than a year after the last one', async () => {
    const { enter, chart, finish, visit, world, doctor_id, patient_id, token } = await openMouth()
    await enter()
    expect(await chart()).toMatchObject({ examination: visit, needs_examination: false, last_visit: '2026-11-23' })
    await finish('2025-11-22')
    expect(await chart()).toMatchObject({ examination: visit, needs_examination: true, last_visit: '2025-11-22' })
    const { id } = await addVisit(world, { state: 'in_practice', patient_id, doctor_id })
    await enter({ teeth: ['36'] }, token, { id })
    expect(await chart()).toMatchObject({
      examination: String(id),
      needs_examination: false,
      visits: [
        { visit, date: '2025-11-22', doctor_name: expect.any(String), is_examination: true },
        { visit: String(id), date: '2026-11-23', is_examination: true },
      ],
    })
  })

  it('is read by every dentist and the manager, not at the desk, and not of another clinic; who read it is written down', async () => {
    const { world, patient_id } = await openMouth()
    const as = async (role: 'manager_clinic' | 'doctor_clinic' | 'front_office_clinic', clinic = world.clinic) =>
      server.call('getOdontogram', {
        token: await server.tokenOf(await server.makeUser(clinic, role)),
        path: { id: patient_id },
      })
    expect(await as('manager_clinic')).toMatchObject({ status: 200 })
    expect(await as('doctor_clinic')).toMatchObject({ status: 200 })
    expect(await as('front_office_clinic')).toMatchObject({ status: 403 })
    expect(await as('doctor_clinic', await server.makeClinic())).toMatchObject({ status: 404 })
    const readers = (await server.eventsOf(world.clinic)).filter(({ object }) => object === 'odontogram')
    expect(readers).toMatchObject([
      { role: 'manager_clinic', object_id: patient_id, people: { patient: [patient_id] } },
      { role: 'doctor_clinic' },
    ])
  })
})
