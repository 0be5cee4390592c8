import { expect, it } from 'vitest'
import { mouthOf } from '../chart'
import { typedChart, typedOn } from '../typed-chart'
import { stopsOf } from './stops'

const visit = (id: string, is_examination = false) => ({ visit: id, is_examination })
const rows = typedChart(
  { line: '46 o car', visit: 'v1' },
  { line: '46 o cof', visit: 'v2' },
  { line: '36 o car', visit: 'v3' },
)

it.each([
  [[], []],
  [[visit('v1', true)], [['46 cof o', '36 car o']]],
  [
    [visit('v1', true), visit('v2'), visit('v3', true)],
    [['46 car o'], ['46 cof o'], ['46 cof o', '36 car o']],
  ],
])('the visits %j show %j, the last one what holds now', (visits, want) => {
  const shown = stopsOf(visits, rows).map(({ moment }) =>
    mouthOf(rows, moment).now.map(({ teeth, code, surfaces }) => `${teeth} ${code} ${surfaces.join('')}`),
  )
  expect(shown).toEqual(want)
})

it('belong to the examination that was the last one by then', () => {
  const stops = stopsOf([visit('v1', true), visit('v2'), visit('v3', true)], rows)
  expect(stops.map(({ moment }) => moment.examination)).toEqual(['v1', 'v1', 'v3'])
  expect(stopsOf([visit('v1')], rows)[0]?.moment.examination).toBeUndefined()
})

it('does not go back in time where an earlier visit was charted last', () => {
  const late = typedOn(rows, { line: '26 o car', visit: 'v1' }, 30)
  const stops = stopsOf([visit('v1', true), visit('v2'), visit('v3')], [...rows, ...late])
  expect(stops.map(({ moment }) => moment.until)).toEqual([late[0]?.at, late[0]?.at, undefined])
})
