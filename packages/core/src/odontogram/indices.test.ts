import { expect, it } from 'vitest'
import { deftOf, dmftOf } from './indices'
import { type OhisScore, ohisOf, ohisPlaces } from './ohis'
import { layersAfter } from './proposal/propose'
import { readLine } from './typed-line/typed-line'

/** Returns the findings that hold after some typed lines. */
function nowAfter(lines: string) {
  const outcome = readLine(lines, { layers: { now: [], planned: [] }, dentition: 'mixed', last: null })
  if (outcome.problem) throw new Error(`${lines}: ${outcome.problem.code}`)
  return outcome.proposals.reduce(layersAfter, { now: [], planned: [] }).now
}

it.each([
  ['46 o car; 36 o amf; 26 mis karies; 11 poc', 1, 1, 2],
  ['46 o car; 46 m amf', 1, 0, 0],
  ['48 mis orto', 0, 0, 0],
  ['16 o amf; 16 d car', 1, 0, 0],
  ['36 mis karies; 36 ipx; 36 poc', 0, 1, 0],
  ['15 mis karies; 14-16 pob', 0, 1, 0],
  ['26 rrx trauma', 0, 0, 0],
  ['26 rrx', 1, 0, 0],
  ['26 rrx karies', 1, 0, 0],
  ['26 rrx unknown', 1, 0, 0],
  ['26 rrx perio', 0, 0, 0],
  ['26 mis', 0, 0, 0],
  ['26 mis unknown', 0, 0, 0],
  ['26 non', 0, 0, 0],
  ['36 o tif', 0, 0, 1],
  ['36 o fis', 0, 0, 0],
  ['36 o nca', 0, 0, 0],
  ['36 o inl; 37 mod onl; 35 o gif; 34 o cof', 0, 0, 4],
  ['11 fmc; 12 poc; 21 mpc; 22 gmc', 0, 0, 4],
  ['11 poc; 11 m car', 1, 0, 0],
  ['14 poc; 16 poc; 15 mis karies; 14-16 pob', 0, 1, 0],
  ['14 poc; 14 abu', 0, 0, 0],
  ['14 o cof; 14 abu', 0, 0, 1],
  ['15 pon karies', 0, 1, 0],
  ['+46 o cof', 0, 0, 0],
  ['46 sou', 0, 0, 0],
  ['55 o car', 0, 0, 0],
  ['46s o car', 0, 0, 0],
  ['46 od car; 46 m car', 1, 0, 0],
  ['18 o car', 1, 0, 0],
])('DMF-T of %j: %i %i %i', (lines, d, m, f) => {
  expect(dmftOf(nowAfter(lines))).toEqual({ d, m, f, total: d + m + f })
})

it("counts 28 teeth by the clinic's preference", () => {
  const now = nowAfter('18 o car; 28 mis karies; 38 o amf; 48 o car; 17 o car')
  expect(dmftOf(now)).toEqual({ d: 3, m: 1, f: 1, total: 5 })
  expect(dmftOf(now, { counted: 28 })).toEqual({ d: 1, m: 0, f: 0, total: 1 })
})

it.each([
  ['75 o car; 85 rrx', 6, 1, 1, 0],
  ['75 o car; 85 rrx', 13, 1, 1, 0],
  ['85 rrx trauma', 6, 0, 0, 0],
  ['51 mis karies', 7, 0, 1, 0],
  ['51 mis karies', 8, 0, 0, 0],
  ['53 mis karies', 11, 0, 1, 0],
  ['53 mis karies', 12, 0, 0, 0],
  ['85 mis karies', 8, 0, 1, 0],
  ['85 mis karies', 12, 0, 0, 0],
  ['85 mis trauma', 6, 0, 0, 0],
  ['55 o gif; 54 o tif; 65 fmc', 6, 0, 0, 3],
  ['55 o car; 55 d gif', 6, 1, 0, 0],
  ['16 o car', 6, 0, 0, 0],
  ['54 poc; 54 abu', 6, 0, 0, 0],
])('def-t of %j at %i: %i %i %i', (lines, age, d, e, f) => {
  expect(deftOf(nowAfter(lines), { age })).toEqual({ d, e, f, total: d + e + f })
})

const teeth = ['16', '11', '26', '36', '31', '46'] as const
const score = (value: number): OhisScore => ([0, 1, 2, 3] as const)[value] ?? 0
const scored = (debris: number[], calculus: number[]) =>
  teeth.slice(0, debris.length).map((tooth, place) => ({
    tooth,
    debris: score(debris[place] ?? 0),
    calculus: score(calculus[place] ?? 0),
  }))

it.each([
  [[1, 1, 2, 1, 0, 1], [0, 0, 1, 1, 0, 1], { debris: 1, calculus: 0.5, index: 1.5, grade: 'fair' }],
  [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], { debris: 0, calculus: 0, index: 0, grade: 'good' }],
  [[1, 1, 1, 1, 1], [0, 0, 0, 0, 1], { debris: 1, calculus: 0.2, index: 1.2, grade: 'good' }],
  [[1, 1, 1, 1, 1], [0, 0, 0, 1, 1], { debris: 1, calculus: 0.4, index: 1.4, grade: 'fair' }],
  [[3, 3], [0, 0], { debris: 3, calculus: 0, index: 3, grade: 'fair' }],
  [[3, 3, 3], [0, 0, 1], { debris: 3, calculus: 0.3, index: 3.3, grade: 'poor' }],
  [[3], [3], null],
  [[], [], null],
])('OHI-S of debris %j and calculus %j', (debris, calculus, want) => {
  expect(ohisOf(scored(debris, calculus))).toEqual(want)
})

it('scores a substitute where the index tooth is absent, and a place once', () => {
  const both = [
    { tooth: '16', debris: 1, calculus: 0 },
    { tooth: '17', debris: 3, calculus: 3 },
    { tooth: '47', debris: 2, calculus: 1 },
    { tooth: '15', debris: 3, calculus: 3 },
  ] as const
  expect(ohisOf(both)).toEqual({ debris: 1.5, calculus: 0.5, index: 2, grade: 'fair' })
})

it('tells where each place is scored', () => {
  const places = ohisPlaces((tooth) => !['16', '31', '41'].includes(tooth))
  expect(places.map(({ tooth, surface }) => `${tooth} ${surface}`)).toEqual([
    '17 v',
    '11 v',
    '26 v',
    '36 l',
    'null v',
    '46 l',
  ])
})
