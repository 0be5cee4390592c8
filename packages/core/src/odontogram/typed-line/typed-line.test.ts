import { expect, it } from 'vitest'
import { after, context, lower, said, upper } from '../../testing/typed-line-fixture'
import type { Layers } from '../proposal/propose'
import { readerOf } from './reader'
import { outcomeOf, readLine } from './typed-line'

// prettier keeps a row to a line: what is typed, and what it means
it.each([
  ['46 o car', '46: car o'],
  ['46O CAR', '46: car o'],
  ['46 car o', '46: car o'],
  ['16 mo amf', '16: amf mo'],
  ['16 om amf', '16: amf mo'],
  ['36 mod cof?', '36: cof mod ?'],
  ['36 b cof', '36: cof v'],
  ['26 p gif', '26: gif l'],
  ['48 imx', '48: imx'],
  ['18,28,38,48 une', '18,28,48,38: une'],
  ['36 mis karies', '36: mis (caries)'],
  ['36 mis', '36: mis'],
  ['46 rct o amf', '46: rct, amf o'],
  ['46 poc rct', '46: poc, rct'],
  ['46 o car m amf', '46: car o, amf m'],
  ['11-21 dia 2mm', '11,21: dia 2mm'],
  ['36 rrx karies', '36: rrx (caries)'],
  ['85 per', '85: per'],
  ['45 per', '@3 primaryOnly'],
  ['14-16 pob', '16,15,14: pob a16,14'],
  ['13-16 pob a13,14,16', '16,15,14,13: pob a16,14,13'],
  ['22-23 meb a23', '22,23: meb a23'],
  ['34-37 prd acr', '34,35,36,37: prd acr'],
  ['ra fld acr', `${upper}: fld acr`],
  ['13-23 abr v', '13,12,11,21,22,23: abr v'],
  ['+46 rct; +46 poc', 'planned 46: rct | planned 46: poc'],
  ['!46 o cof # A2', 'done_here 46: cof o #A2'],
  ['=11 poc', 'done_elsewhere 11: poc'],
  ['55 o car', '55: car o'],
  ['21s une', '21s: une'],
  ['semua sou', `${upper},${lower}: sou`],
  ['19 car', '@0 noSuchTooth'],
  ['46 car', '@6 surfacesExpected'],
  ['11 o car', '@3 surfaceMissing'],
  ['11 i car', '@3 noIncisal'],
  ['46 x car', '@3 unknownWord'],
  ['46 o', '@4 codeExpected'],
  ['14-46 pob', '@3 bridgeOneArch'],
  ['14-54 car o', '@3 rangeOneDentition'],
  ['46 mis car o', '@7 takesOnly'],
  ['46 o car amf', '46: car o, amf o'],
  ['16 m fis', '@3 fissureOnly'],
  ['43 o fis', '@3 surfaceMissing'],
  ['semua fld', '@6 archExpected'],
  ["'; drop table", '@0 toothExpected'],
  ['😀', '@0 toothExpected'],
  ['\u0000', '@0 toothExpected'],
])('reads %j as %s', (line, want) => {
  expect(said(line)).toBe(want)
})

it.each([
  // uncertain, note
  ['46 o car ?', '46: car o ?'],
  ['46 o car ? # lihat foto', '46: car o ? #lihat foto'],
  ['46 o car # dua ? #3', '46: car o #dua ? #3'],
  ['46 o car #', '46: car o'],
  ['46 o car #A2; 45 sou', '46: car o #A2 | 45: sou'],
  ['46 o car # a;;b; 45 sou', '46: car o #a;b | 45: sou'],
  ['46 o car # a;;', '46: car o #a;'],
  ['46 o car # 😀 gigi', '46: car o #😀 gigi'],
  ['46 o car # a\u0000', '@12 noteCharacter'],
  ['46 o car # \ud800', '@11 noteCharacter'],
  ['46 o car ??', '@10 semicolonExpected'],
  ['46 o car ? m', '@11 semicolonExpected'],
  ['46 o ? car', '@5 codeExpected'],
  // entries
  ['46 o car;45 sou', '46: car o | 45: sou'],
  ['46 o car ; +45 rct', '46: car o | planned 45: rct'],
  ['46 o car;', '@9 toothExpected'],
  ['46 o car;;', '@9 toothExpected'],
  [';46 sou', '@0 toothExpected'],
  ['46 sou; 46 x', '@11 unknownWord'],
  ['46 o car, 45 sou', '@8 unexpected'],
  ['46 o car.', '@8 unexpected'],
  ['46 (o) car', '@3 unexpected'],
  ['46 45 sou', '@3 unexpected'],
  ["46 o car'; drop table finding", '@8 unexpected'],
  ['46 o car; drop', '@10 toothExpected'],
  ['46 😀', '@3 unexpected'],
  ['46 o\u0000car', '@4 unexpected'],
  ['４６ sou', '@0 toothExpected'],
  ['46 ｏ car', '@3 unexpected'],
  ['46 \u212Aaries', '@3 unexpected'],
  ['!46 sou', 'done_here 46: sou'],
  ['= 46 sou', 'done_elsewhere 46: sou'],
  ['?46 sou', '@0 toothExpected'],
])('reads or refuses %j: %s', (line, want) => {
  expect(said(line)).toBe(want)
})

it('names the expected words', () => {
  const params = (line: string, given = context) => readLine(line, given).problem?.params
  expect(params('46 car')).toEqual({ finding: 'car', surfaces: ['m', 'o', 'd', 'v', 'l'] })
  expect(params('11 car')).toEqual({ finding: 'car', surfaces: ['m', 'd', 'v', 'l'] })
  expect(params('46 fis')).toEqual({ finding: 'fis', surfaces: ['o'] })
  expect(params('11 o car')).toEqual({ tooth: '11', surface: 'o', surfaces: ['m', 'd', 'v', 'l'] })
  expect(params('11 i car')).toEqual({ surfaces: ['m', 'd', 'v', 'l'], codes: ['cfr'] })
  expect(params('46 o')).toEqual({ surfaces: ['o'] })
  expect(params('46 x car')).toEqual({ word: 'x' })
  expect(params('19 car')).toEqual({ word: '19' })
  expect(params('45 per')).toEqual({ tooth: '45', finding: 'per' })
  expect(params('46 mis car o')).toEqual({
    tooth: '46',
    finding: 'car',
    by: 'mis',
    codes: ['ipx', 'prd', 'fld', 'pon', 'dia'],
  })
  expect(params('46 v car', after('46 rrx'))).toMatchObject({ by: 'rrx', codes: ['nvt', 'rct', 'prd', 'fld'] })
  expect(params('46 v cof', after('46 poc'))).toMatchObject({ by: 'poc', codes: ['nvt', 'rct', 'abu', 'car'] })
  expect(params('46 o amf cof')).toEqual({ tooth: '46', finding: 'cof', by: 'amf' })
  expect(params('46 poc acr')).toEqual({ codes: ['prd', 'fld'], word: 'acr' })
  expect(params('11-14 pob a15')).toMatchObject({ tooth: '15', teeth: ['14', '13', '12', '11'] })
  expect(params('>', after('48-38 sou'))).toMatchObject({ teeth: lower.split(',') })
  expect(params('<', after('48 imx'))).toEqual({ tooth: '48' })
  expect(params(`46 ${'z'.repeat(99)}`)).toEqual({ word: 'z'.repeat(20) })
})

it.each([
  ['letters', 'a'.repeat(10_000), 0, 'toothExpected'],
  ['digits', '1'.repeat(10_000), 0, 'noSuchTooth'],
  ['letters after a tooth', `46 ${'z'.repeat(10_000)}`, 3, 'unknownWord'],
  ['surfaces', `46 ${'mo'.repeat(5_000)}`, 5, 'surfaceTwice'],
  ['blanks', ' '.repeat(10_000), 10_000, 'toothExpected'],
  ['commas', '46,'.repeat(3_333), 9_999, 'toothExpected'],
  ['codes', `46 ${'rot '.repeat(2_500)}`, 7, 'excluded'],
  ['a note', `46 o car #${'x'.repeat(10_000)}`, 510, 'noteTooLong'],
  ['semicolons in a note', `46 o car #${';;'.repeat(5_000)}`, 1_010, 'noteTooLong'],
  ['abutments', `14-16 pob a${'14,'.repeat(3_300)}`, 9_911, 'toothExpected'],
  ['emoji', '😀'.repeat(5_000), 0, 'toothExpected'],
  ['a thousand entries and one more', `${'46 o car;'.repeat(1_100)}x`, 9_900, 'toothExpected'],
])(
  'refuses 10,000 characters of %s at the first that fits nothing, having looked at each a few times',
  (_, line, at, code) => {
    const reader = readerOf(line)
    expect(outcomeOf(reader, context).problem).toMatchObject({ at, code })
    expect(reader.looks).toBeLessThan(40 * line.length)
  },
)

it('reads a thousand entries, each against the mouth after the one before', () => {
  const { proposals } = { proposals: undefined, ...readLine('46 o car;45 m amf;'.repeat(500).slice(0, -1), context) }
  expect(proposals).toHaveLength(1_000)
  expect(proposals?.at(-1)?.replaced).toHaveLength(1)
})

it('keeps a note of 500 characters', () => {
  expect(said(`46 o car # ${'x'.repeat(500)}`)).toBe(`46: car o #${'x'.repeat(500)}`)
})

it('lets pass what is no problem of the line', () => {
  const broken: Layers = {
    get now(): never {
      throw new Error('broken')
    },
    planned: [],
  }
  expect(() => readLine('semua sou', { ...context, layers: broken })).toThrow('broken')
})
