import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completions } from './completions'
import type { Entry, FindingCode, Item } from './finding'
import { allCodes, isBridge, isDenture, takesSurfaces } from './finding-code'
import { isProblem, propose } from './proposal/propose'
import { readingOf } from './reading'
import { commonSurfaces, inSurfaceOrder } from './surface'
import { allTeeth, chartRows, inChartOrder, type Tooth, teethBetween } from './tooth'
import { type LineContext, readLine } from './typed-line/typed-line'
import { writtenLine } from './written-line'

const context: LineContext = { layers: { now: [], planned: [] }, dentition: 'permanent', last: null }

const tooth = fc.constantFrom<Tooth[]>(...allTeeth, '21s', '46s', '55s')
const range = fc.tuple(fc.constantFrom(...Object.values(chartRows)), fc.nat(15), fc.nat(15)).map(([row, from, to]) => {
  const [one = '11', other = '11'] = [row[from % row.length], row[to % row.length]]
  return teethBetween(one, other)
})
const teethOfEntry = fc.oneof(
  fc.array(tooth, { minLength: 1, maxLength: 6 }).map(inChartOrder),
  range,
  fc.constantFrom(chartRows.upper, chartRows.lower, [...chartRows.upper, ...chartRows.lower]),
)

const itemOn = (teeth: readonly Tooth[]): fc.Arbitrary<Item> =>
  fc
    .record({
      code: fc.constantFrom<FindingCode[]>(...allCodes),
      surfaces: fc.subarray([...commonSurfaces(teeth)]).map(inSurfaceOrder),
      material: fc.constantFrom('acr' as const, 'frm' as const, undefined),
      width: fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10),
      direction: fc.constantFrom('m' as const, 'd' as const),
      abutments: fc.subarray([...teeth]),
    })
    .map(({ code, surfaces, material, width, direction, abutments }) => ({
      code,
      surfaces: takesSurfaces(code) ? surfaces : [],
      ...(isDenture(code) && material && { material }),
      ...(code === 'dia' && { width }),
      ...(code === 'mig' && { direction }),
      ...(isBridge(code) && { abutments }),
    }))

const note = fc
  .string({ unit: fc.constantFrom('a', ';', ' ', '#', '?', '😀', 'é', '>'), maxLength: 20 })
  .map((text) => text.trim())

const entries: fc.Arbitrary<Entry> = teethOfEntry.chain((teeth) =>
  fc.record({
    mode: fc.constantFrom('found' as const, 'planned' as const, 'done_here' as const, 'done_elsewhere' as const),
    teeth: fc.constant(teeth),
    items: fc.array(itemOn(teeth), { minLength: 1, maxLength: 4 }),
    isUncertain: fc.boolean(),
    note,
  }),
)

it('is read as the entry it was written for', () => {
  const seen = new Set<FindingCode>()
  fc.assert(
    fc.property(entries, (entry) => {
      const proposal = propose(entry, context.layers)
      fc.pre(!isProblem(proposal))
      for (const { code } of entry.items) seen.add(code)
      const outcome = readLine(writtenLine(entry), context)
      expect(outcome.problem, writtenLine(entry)).toBeUndefined()
      expect(outcome).toMatchObject({ proposals: [{ entry }] })
      expect(outcome).toEqual({ proposals: [proposal] })
    }),
    { numRuns: 3_000, maxSkipsPerRun: 1_000 },
  )
  expect(seen.size).toBeGreaterThan(30)
})

it.each([
  '36 mis karies',
  '36 mis perio',
  '36 mis trauma',
  '36 mis orto',
  '36 mis lain',
  '36 mis unknown',
  '46 o car m amf',
  '46 att amf o',
  '14-16 pob',
  '13-16 pob a16,14,13',
  '22-23 meb a23',
  '46-47 dia 2mm',
  '13-23 v abr',
  'ra fld acr',
  'ra,rb fld',
  '34-37 prd frm',
  '16,14 sou',
  '48,38 imx',
  '14-16 sou',
  '21s,21 sou',
  '46 mig d',
  '+46 rct',
  '!46 o cof ? # A2;;B',
  '=11 poc',
])('writes %j as it would be typed', (line) => {
  const outcome = readLine(line, context)
  if (outcome.problem) throw new Error(outcome.problem.code)
  expect(outcome.proposals.map(({ entry }) => writtenLine(entry))).toEqual([line])
})

it('never throws, whatever is typed, and points into the line', () => {
  const scraps = fc.constantFrom(
    ...'46 14-16 11 21s ra semua q1 , - ; ? # + ! = > o mod i car amf pob a14 dia 2mm mis karies \0 😀'.split(' '),
  )
  const lines = fc.oneof(
    fc.string(),
    fc.array(scraps, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.array(scraps).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(lines, (line) => {
      const { problem } = readLine(line, context)
      if (problem) expect(problem.at >= 0 && problem.at <= line.length).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

const offered = (line: string, usage = {}, given = context) =>
  completions(line, { caret: line.length, usage, context: given }).map(({ code }) => code)

it.each([
  ['46 o ', 'car amf cof gif tif nca fis inl onl sou'],
  ['46 o c', 'car cof cfr'],
  ['46 oc', 'car cof cfr'],
  ['46c', 'car mis cfr poc'],
  ['46 mah', 'poc'],
  ['46 ko', 'cof'],
  ['11 m f', 'cfr fmc fld'],
  ['55 i', 'gif inl imv'],
  ['car', ''],
  ['', ''],
  ['46 zz', ''],
  ['19 c', ''],
])('completes %j with %s', (line, want) => {
  const codes = offered(line)
  for (const code of want.split(' ').filter(Boolean)) expect(codes).toContain(code)
  if (want === '') expect(codes).toEqual([])
})

it('completes only what the tooth takes, and what this dentist uses most first', () => {
  expect(offered('46 c')).toEqual(['car', 'cof', 'mis', 'cfr', 'poc'])
  expect(offered('46 c', { cfr: 3, poc: 1 })).toEqual(['cfr', 'poc', 'car', 'cof', 'mis'])
  expect(offered('55 ip')).toEqual([])
  expect(offered('45 per')).toEqual([])
  const gone = readLine('46 mis karies', context)
  const now = gone.problem ? [] : (gone.proposals[0]?.findings ?? [])
  expect(offered('46 ', {}, { ...context, layers: { now, planned: [] } })).toEqual([
    'mis',
    'non',
    'ipx',
    'pon',
    'prd',
    'dia',
  ])
})

it('replaces the word before the caret, and nothing after it', () => {
  const at = (line: string, caret: number) => completions(line, { caret, usage: {}, context })[0]
  expect(at('46 o ca # note', 7)).toEqual({ from: 5, to: 7, code: 'car' })
  expect(at('46 oca', 6)).toEqual({ from: 4, to: 6, code: 'car' })
  expect(at('46 o car; 45 o am', 17)).toEqual({ from: 15, to: 17, code: 'amf' })
})

it.each([
  ['46 o car', { kind: 'tooth', tooth: '46' }],
  ['46,36 sou', { kind: 'teeth', teeth: ['46', '36'] }],
  ['11-21 dia 2mm', { kind: 'between', left: '11', right: '21' }],
  ['14-16 pob', { kind: 'span', from: '16', to: '14' }],
  ['34-37 prd acr', { kind: 'span', from: '34', to: '37' }],
  ['36 prd acr', { kind: 'tooth', tooth: '36' }],
  ['ra fld acr', { kind: 'arch', arches: ['upper'] }],
  ['ra,rb fld acr', { kind: 'arch', arches: ['upper', 'lower'] }],
])('says of %j where it is: %j', (line, place) => {
  const outcome = readLine(line, context)
  if (outcome.problem) throw new Error(outcome.problem.code)
  expect(outcome.proposals.map(({ entry }) => readingOf(entry).place)).toEqual([place])
})

it('describes what Enter will do', () => {
  const [read] = ['!13-16 pob a13,16 trauma? # lepas'].flatMap((line) => {
    const { proposals } = { proposals: [], ...readLine(line, context) }
    return proposals.map(({ entry }) => readingOf(entry))
  })
  expect(read).toEqual({
    mode: 'done_here',
    place: { kind: 'span', from: '16', to: '13' },
    what: [{ code: 'pob', surfaces: [], abutments: ['16', '13'], pontics: ['15', '14'] }],
    cause: 'trauma',
    isUncertain: true,
    note: 'lepas',
  })
  const [teeth] = [readingOf({ mode: 'found', teeth: [], items: [], isUncertain: false, note: '' })]
  expect(teeth).toMatchObject({ place: { kind: 'teeth', teeth: [] }, cause: null })
})
