import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mouthOf, needsExamination, toothIn } from './chart'
import type { FindingRow } from './finding'
import { typedChart, typedOn } from './typed-chart'
import { readLine } from './typed-line/typed-line'

const written = (rows: readonly FindingRow[]) =>
  rows.map(({ teeth, code, surfaces }) => [teeth.join(), code, surfaces.join('')].filter(Boolean).join(' ')).join('; ')

it.each([
  [['46 o car', '46 o cof'], '46 cof o'],
  [['46 mod amf', '46 o cof'], '46 amf md; 46 cof o'],
  [['46 o amf', '46 o car'], '46 amf o; 46 car o'],
  [['46 o amf', '46 o car', '46 o cof'], '46 cof o'],
  [['46 o car', '46 mis karies'], '46 mis'],
  [['46 o car', '46 poc', '46 rct'], '46 poc; 46 rct'],
  [['46 nvt', '46 rct o amf'], '46 rct; 46 amf o'],
  [['36 mis karies', '36 ipx', '36 poc'], '36 mis; 36 ipx; 36 poc'],
  [['36 ipx poc trauma'], '36 mis; 36 ipx; 36 poc'],
  [['14-16 pob'], '15 mis; 16,15,14 pob'],
  [['14-16 pob', '14 mis karies'], '15 mis; 14 mis'],
  [['46 o car', '-46 o car'], ''],
  [['46 o cof', '46 o amf', '-46 o amf'], '46 cof o'],
  [['46 mod amf', '-46 o amf'], '46 amf md'],
  [['46 mod amf', '-46 o amf', '-46 m amf'], '46 amf d'],
  [['46 mod amf', '-46 o amf', '-46 md amf'], ''],
  [['46 sou', '46 o car'], '46 car o'],
])('%j leave %s', (lines, want) => {
  expect(written(mouthOf(typedChart(...lines)).now)).toBe(want)
})

it('puts an entry back whose taking back was an error', () => {
  const rows = typedChart('46 o car', '-46 o car')
  const [wrong] = rows.slice(-1)
  if (!wrong) throw new Error('no row')
  const undone: FindingRow = { ...wrong, key: 'z', at: '2026-11-22T03:00:00.000Z', supersedes: [wrong.key] }
  expect(written(mouthOf([...rows, undone]).now)).toBe('46 car o')
  expect(written(mouthOf([...rows, undone, { ...undone, key: 'zz', supersedes: ['z'] }]).now)).toBe('')
})

it('keeps the plan beside what holds, until it is done', () => {
  const planned = typedChart('46 o car', '+46 o cof; +46 rct')
  expect(written(mouthOf(planned).now)).toBe('46 car o')
  expect(written(mouthOf(planned).planned)).toBe('46 cof o; 46 rct')
  const done = mouthOf([...planned, ...typedOn(planned, '!46 o cof', 9)])
  expect([written(done.now), written(done.planned)]).toEqual(['46 cof o', '46 rct'])
  const lost = mouthOf([...planned, ...typedOn(planned, '46 mis karies', 9)])
  expect([written(lost.now), written(lost.planned)]).toEqual(['46 mis', ''])
})

it('shows the mouth as of a moment', () => {
  const rows = typedChart('46 o car', '46 o cof', '46 mis karies')
  const asOf = (minute: number) =>
    written(mouthOf(rows, { until: `2026-11-22T02:${String(minute).padStart(2, '0')}:00.000Z` }).now)
  expect(written(mouthOf(rows, { until: '2026-11-22T01:59:59.999Z' }).now)).toBe('')
  expect([0, 1, 2].map(asOf)).toEqual(['46 car o', '46 cof o', '46 mis'])
})

describe('layers', () => {
  const rows = typedChart(
    { line: '46 o car; 36 o amf', visit: 'v1' },
    { line: '!36 d cof', visit: 'v1' },
    { line: '45 o car', visit: 'v1' },
    { line: '-45 o car', visit: 'v1' },
    { line: '=11 poc; +12 poc', visit: 'v1' },
    { line: '!46 o cof', visit: 'v2' },
    { line: '-36 o amf', visit: 'v2' },
    { line: '+47 rct', visit: 'v2' },
  )

  it('freezes what the first examination found', () => {
    expect(written(mouthOf(rows).first)).toBe('46 car o; 36 amf o; 11 poc')
    expect(written(mouthOf(rows).now)).toBe('36 cof d; 11 poc; 46 cof o')
    expect(written(mouthOf(rows, { examination: 'v2' }).first)).toBe('')
    expect(mouthOf([]).first).toEqual([])
  })

  it('tells what was entered today', () => {
    expect(written(mouthOf(rows, { visit: 'v2' }).today)).toBe('46 cof o; 47 rct')
    expect(mouthOf(rows).today).toEqual([])
  })

  it('tells all of a tooth', () => {
    const mouth = mouthOf(rows, { visit: 'v2' })
    const tooth = toothIn(mouth, '46')
    expect([written(tooth.now), written(tooth.first), tooth.isToday]).toEqual(['46 cof o', '46 car o', true])
    expect(toothIn(mouth, '12')).toMatchObject({ now: [], planned: [{ code: 'poc' }], isToday: false })
  })
})

describe('two concurrent entries', () => {
  const base = typedChart('46 mod amf')
  const meanwhile = (one: string, other: string, gap = 1) =>
    mouthOf([
      ...base,
      ...typedOn(base, { line: one, by: 'ayu' }, 20),
      ...typedOn(base, { line: other, by: 'budi' }, 20 + gap),
    ])

  it('are shown side by side what they say of one surface', () => {
    const mouth = meanwhile('46 o cof', '46 o gif')
    expect(written(mouth.now)).toBe('46 amf md; 46 cof o; 46 gif o')
    expect(mouth.conflicts).toHaveLength(1)
    expect(mouth.conflicts[0]?.keys.map((key) => key.split(' ')[1])).toEqual(['ayu', 'budi'])
    expect(toothIn(mouth, '46').conflicts).toHaveLength(1)
    expect(toothIn(mouth, '45').conflicts).toHaveLength(0)
  })

  it.each([
    ['46 mis karies', '46 o cof', 1],
    ['46 o cof', '46 mis karies', 1],
    ['46 o cof', '45 o gif', 0],
    ['46 o cof', '46 m gif', 0],
    ['46 o cof', '46 rct', 0],
    ['46 o car', '46 m car', 0],
    ['46 o car', '46 o car', 0],
    ['46 o car', '46 o car?', 1],
    ['44-46 pob', '43-45 meb a43', 2],
    ['+46 o cof', '+46 o gif', 1],
  ])('contradict each other or not: %j and %j', (one, other, want) => {
    expect(meanwhile(one, other).conflicts).toHaveLength(want)
  })

  it('replace each other where ten minutes lie between, unless the tooth does not take it', () => {
    expect(meanwhile('46 o cof', '46 o gif', 10).conflicts).toHaveLength(1)
    expect(meanwhile('46 o cof', '46 o gif', 11)).toMatchObject({ conflicts: [] })
    expect(written(meanwhile('46 o cof', '46 o gif', 11).now)).toBe('46 amf md; 46 gif o')
    expect(meanwhile('46 mis karies', '46 o gif', 500).conflicts).toHaveLength(1)
  })

  it('are decided between by a row that supersedes both', () => {
    const rows = [
      ...base,
      ...typedOn(base, { line: '46 o cof', by: 'ayu' }, 20),
      ...typedOn(base, { line: '46 o gif', by: 'budi' }, 21),
    ]
    const decided = mouthOf([...rows, ...typedOn(rows, { line: '46 o gif', by: 'citra' }, 22)])
    expect([written(decided.now), decided.conflicts]).toEqual(['46 amf md; 46 gif o', []])
  })
})

it('does not set a dentist against what an assistant typed for them', () => {
  const typed = typedOn([], { line: '46 o cof', by: 'yuni' }, 0).map((row) => ({ ...row, dictated_by: 'ayu' }))
  expect(mouthOf([...typed, ...typedOn([], '46 o gif', 1)])).toMatchObject({ conflicts: [], now: [{ code: 'gif' }] })
})

it('does not set a person against themselves', () => {
  const rows = [...typedOn([], '46 o cof', 0), ...typedOn([], '46 o gif', 1)]
  expect(mouthOf(rows)).toMatchObject({ conflicts: [], now: [{ code: 'gif' }] })
})

it("keeps a row's own decision where no rule applies", () => {
  const rows = typedChart('46 o car', '46 rot')
  const [car, rot] = rows
  if (!car || !rot) throw new Error('no rows')
  expect(written(mouthOf([car, { ...rot, supersedes: [car.key] }]).now)).toBe('46 rot')
  const [plan] = typedChart('+46 rct')
  if (!plan) throw new Error('no plan')
  expect(mouthOf([plan, { ...rot, supersedes: [plan.key] }]).planned).toEqual([])
})

it('numbers the rows of an entry, with what they supersede and the reason of an error', () => {
  const rows = typedChart('36 o car', '36 ipx trauma', { line: '-36 ipx', reason: 'other tooth' })
  expect(rows.map(({ key }) => key.slice(-4))).toEqual(['/000', '/000', '/001', '/000'])
  expect(rows.map(({ supersedes }) => supersedes.length)).toEqual([0, 1, 0, 1])
  expect(rows.map(({ reason }) => reason)).toEqual([null, null, null, 'other tooth'])
  const [, ...without] = typedChart('36 o car', '-36 o car')
  expect(without).toMatchObject([{ reason: '', mode: 'error', code: 'car' }])
})

const lines = fc.constantFrom(
  '46 o car',
  '46 o amf',
  '46 mod cof',
  '46 mis karies',
  '46 poc',
  '46 rct',
  '46 sou',
  '+46 o cof',
  '+46 poc',
  '44-46 pob',
  '45 o car',
  '45 rrx',
  '44-47 prd acr',
  '46 une',
  '46-47 dia 2mm',
  'rb fld acr',
  '46 ipx trauma',
)
const typists = fc.array(
  fc.record({
    line: lines,
    by: fc.constantFrom('ayu', 'budi'),
    minute: fc.nat(40),
    visit: fc.constantFrom('v1', 'v2'),
  }),
  { minLength: 1, maxLength: 12 },
)

it('folds rows to the same mouth in whatever order and however often they come', () => {
  fc.assert(
    fc.property(typists, fc.infiniteStream(fc.nat()), (typed, numbers) => {
      const rows: FindingRow[] = []
      for (const each of typed) {
        const isBlind = each.minute % 2 === 0
        const seen = isBlind ? [] : rows
        const { problem } = readLine(each.line, { layers: mouthOf(seen), dentition: 'mixed', last: null })
        if (!problem) rows.push(...typedOn(seen, each, each.minute))
      }
      const shuffled = [...rows, ...rows]
        .map((row) => ({ row, order: numbers.next().value }))
        .sort((one, other) => one.order - other.order)
        .map(({ row }) => row)
      expect(mouthOf(shuffled, { visit: 'v2' })).toEqual(mouthOf(rows, { visit: 'v2' }))
    }),
    { numRuns: 300 },
  )
})

it.each([
  [null, '2026-11-22', true],
  ['2025-11-22', '2026-11-22', false],
  ['2025-11-21', '2026-11-22', true],
  ['2025-12-31', '2026-11-22', false],
  ['2024-02-29', '2025-02-28', false],
  ['2024-02-29', '2025-03-01', true],
  ['1999-12-31', '2000-12-31', false],
  ['1999-12-31', '2001-01-01', true],
])('after a last visit on %s a new examination on %s: %s', (last, today, want) => {
  expect(needsExamination(last, today)).toBe(want)
})
