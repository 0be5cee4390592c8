import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { oneEntry } from '../../testing/sample-calls/odontogram'
import { openMouth } from './odontogram-fixture'

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

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
    const { enter, rows } = await openMouth(server)
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
    const { enter } = await openMouth(server)
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
    const { token, visit } = await openMouth(server)
    const body = { ...oneEntry(), ...said }
    expect(await server.call('enterFindings', { token, path: { id: visit }, body })).toMatchObject({ status: 400 })
  })
})
