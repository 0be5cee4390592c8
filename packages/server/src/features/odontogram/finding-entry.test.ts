import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { mouthOf } from '@clinic/core/odontogram'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { watch } from '../../testing/program/watch'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { addVisit } from '../../testing/sample-calls/visit'
import { openMouth } from './odontogram-fixture'

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

const holding = (findings: Schema<'Finding'>[]) =>
  mouthOf(findings).now.map(({ teeth, code, surfaces }) => [teeth.join(), code, surfaces.join('')].join(' ').trim())

describe('an entry', () => {
  it('is kept as rows, with who, when and in which visit', async () => {
    const { enter, rows, visit, user } = await openMouth(server)
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
    const { enter, rows } = await openMouth(server)
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
    const { enter, rows, finish } = await openMouth(server)
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
    const { enter, rows, colleague, world, doctor_id } = await openMouth(server)
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
    const { enter, rows } = await openMouth(server)
    await enter({ items: [{ code: 'cof', surfaces: ['o', 'm'] }] })
    later(60)
    await enter({ mode: 'done_here', items: [{ code: 'amf', surfaces: ['o'] }] })
    const [first, second] = await rows()
    expect(second?.supersedes).toEqual([first?.key])
    expect(holding(await rows())).toEqual(['46 cof m', '46 amf o'])
  })

  it('ends what was planned when it is done', async () => {
    const { enter, rows } = await openMouth(server)
    await enter({ mode: 'planned', items: [{ code: 'rct', surfaces: [] }] })
    expect(mouthOf(await rows()).planned).toHaveLength(1)
    await enter({ mode: 'done_here', items: [{ code: 'rct', surfaces: [] }] })
    expect(mouthOf(await rows())).toMatchObject({ planned: [], now: [{ code: 'rct' }] })
  })

  it('can be entered in error, with the reason: what it said is there and does not hold', async () => {
    const { enter, rows } = await openMouth(server)
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
    const { enter, rows } = await openMouth(server)
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
    const { enter, world } = await openMouth(server)
    const window = await watch(address, await server.tokenOf(world.user))
    onTestFinished(window.close)
    await enter()
    await expect.poll(window.features, { timeout: 5_000 }).toEqual([['odontogram', 'assistance', 'satu-sehat']])
  })

  it('is recorded with whose it is', async () => {
    const { enter, patient_id, world } = await openMouth(server)
    await enter()
    expect((await server.changesOf(world.clinic)).at(-1)).toMatchObject({
      action: 'enter',
      object: 'odontogram_finding',
      people: { patient: [patient_id] },
      role: 'doctor_clinic',
    })
  })
})

describe('an entry that could not be sent at once', () => {
  it('is of the time it was typed, by how long ago that was, whatever hour the device says', async () => {
    const { enter, rows } = await openMouth(server)
    later(60)
    await enter({ typed_ms_ago: 20 * 60_000 })
    expect((await rows())[0]?.at).toBe(new Date(now.getTime() - 20 * 60_000).toISOString())
  })

  it('is never earlier than the arrival, nor than what it was judged by', async () => {
    const { enter, rows } = await openMouth(server)
    later(60)
    await enter({ typed_ms_ago: 604_800_000 })
    await enter({ typed_ms_ago: 604_800_000, items: [{ code: 'amf', surfaces: ['o'] }] })
    expect((await rows()).map(({ at }) => at)).toEqual([morning.toISOString(), '2026-11-23T02:00:00.001Z'])
    expect(holding(await rows())).toEqual(['46 amf o'])
  })
})
