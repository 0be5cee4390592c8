import { expect, it } from 'vitest'
import { mouthOf } from '../chart'
import { type TypedLine, typedChart } from '../typed-chart'
import { type Differing, differencesOf } from './differences'

const said = (differing: readonly Differing[]) =>
  differing
    .map(({ finding: { code, surfaces }, isPlanned }) =>
      [isPlanned ? '+' : '', code, surfaces.length > 0 ? ` ${surfaces.join('')}` : ''].join(''),
    )
    .join(', ')

const compared = (before: readonly TypedLine[], later: readonly TypedLine[]) =>
  differencesOf(mouthOf(typedChart(...before)), mouthOf(typedChart(...before, ...later))).map(
    ({ teeth, before: was, after }) => `${teeth.join()}: ${said(was)} -> ${said(after)}`,
  )

it.each<[TypedLine[], TypedLine[], string[]]>([
  [['46 o car'], [], []],
  [[], ['46 o car'], ['46:  -> car o']],
  [['46 o car'], ['46 o cof'], ['46: car o -> cof o']],
  [['46 o car'], ['46 o amf', '46 o cof'], ['46: car o -> cof o']],
  [['46 mod amf'], ['46 o cof'], ['46: amf o -> cof o']],
  [['46 mod amf'], ['46 mo cof', '46 d gif'], ['46: amf mod -> cof mo, gif d']],
  [['46 o amf'], ['46 o car'], ['46:  -> car o']],
  [['46 o car'], ['-46 o car'], ['46: car o -> ']],
  [['46 o car m amf'], ['46 mis karies'], ['46: car o, amf m -> mis']],
  [['46 o car'], ['46 o cof', '46 rct'], ['46: car o -> cof o', '46:  -> rct']],
  [['46 o car?'], ['46 o car'], ['46: car o -> car o']],
  [['46 o car'], ['46 o car # dalam'], []],
  [['36 mis'], ['36 mis karies'], ['36: mis -> mis']],
  [[], ['14-16 pob'], ['16,15,14:  -> pob', '15:  -> mis']],
  [['14-16 pob'], ['14 mis karies'], ['16,15,14: pob -> mis']],
  [['+46 rct; 46 o car'], ['!46 rct'], ['46: +rct -> rct']],
  [['46 o car'], ['+46 o cof'], ['46:  -> +cof o']],
  [['+46 o cof'], ['46 o car'], ['46:  -> car o']],
  [['+46 o cof'], ['46 mis karies'], ['46: +cof o -> mis']],
  [
    ['46 o car', '18 une'],
    ['46 o cof', '18 imx', '36 o car'],
    ['18:  -> imx', '46: car o -> cof o', '36:  -> car o'],
  ],
])('%j and then %j: %j', (before, later, want) => {
  expect(compared(before, later).sort()).toEqual([...want].sort())
})

it('tells the teeth in the order of the chart', () => {
  expect(compared([], ['36 o car', '46 o car', '18 une'])).toEqual(['18:  -> une', '46:  -> car o', '36:  -> car o'])
})

it('goes back in time as well', () => {
  const rows = typedChart('46 o car', '46 o cof')
  const [now, earlier] = [mouthOf(rows), mouthOf(rows.slice(0, 1))]
  expect(differencesOf(now, earlier).map(({ before, after }) => [said(before), said(after)])).toEqual([
    ['cof o', 'car o'],
  ])
})

it('is nothing between a mouth and itself', () => {
  const mouth = mouthOf(typedChart('46 mod amf', '14-16 pob', '11-21 dia 2mm', '+36 rct', 'rb fld acr'))
  expect(differencesOf(mouth, mouth)).toEqual([])
})
