import { expect, it } from 'vitest'
import { chartRows, isTooth, type Row, type Spot } from '../odontogram'
import { type Direction, stepFrom } from './spot-steps'

const allRows: readonly Row[] = ['upper', 'upperPrimary', 'lowerPrimary', 'lower']
const surfaces = ['m', 'o', 'd', 'v', 'l'] as const

function spotOf(text: string): Spot {
  const [tooth, surface] = text.split(' ')
  if (!tooth || !isTooth(tooth)) throw new Error(text)
  return { tooth, surface: surfaces.find((each) => each === surface) ?? null }
}

const written = ({ tooth, surface }: Spot) => [tooth, surface].filter(Boolean).join(' ')

function walk(
  from: string,
  directions: readonly Direction[],
  options: { rows?: readonly Row[]; byTooth?: boolean } = {},
) {
  const passed: string[] = []
  let spot = spotOf(from)
  for (const direction of directions) {
    spot = stepFrom(spot, direction, { rows: allRows, ...options })
    passed.push(written(spot))
  }
  return passed.join(', ')
}

it.each<[string, Direction[], string]>([
  ['46 d', ['right', 'right', 'right', 'right'], '46 o, 46 m, 45 d, 45 o'],
  ['46 d', ['left', 'left', 'left', 'left'], '47 m, 47 o, 47 d, 48 m'],
  ['42 m', ['right', 'right', 'right', 'right'], '41 d, 41 m, 31 m, 31 d'],
  ['16', ['right', 'left', 'left', 'left', 'left'], '15, 16, 17, 18, 18'],
  ['16', ['up', 'down', 'down', 'down', 'down', 'up'], '16, 16 v, 16 o, 16 l, 46 l, 16 l'],
  ['46 l', ['down', 'down', 'down', 'down'], '46 o, 46 v, 46, 46'],
  ['46', ['up', 'up', 'up', 'up'], '46 v, 46 o, 46 l, 16 l'],
  ['11 d', ['up', 'down'], '11 v, 11 l'],
  ['46 m', ['up'], '46 l'],
  ['46 m', ['down'], '46 v'],
  ['46 v', ['left'], '46 d'],
  ['46 v', ['right'], '46 m'],
  ['48 d', ['left'], '48 d'],
])('from %s the arrows %j lead to %s where permanent teeth are shown', (from, directions, want) => {
  expect(walk(from, directions, { rows: ['upper', 'lower'] })).toBe(want)
})

it.each<[string, Direction[], string]>([
  ['15 l', ['down', 'up'], '55, 15 l'],
  ['14 l', ['down'], '54'],
  ['18 l', ['down'], '55'],
  ['28 l', ['down'], '65'],
  ['65 l', ['down'], '75 l'],
  ['75', ['down'], '35 l'],
  ['35 l', ['up'], '75'],
  ['21s', ['down', 'left'], '21s v, 21s m'],
])('from %s the arrows %j lead to %s where all rows are shown', (from, directions, want) => {
  expect(walk(from, directions)).toBe(want)
})

it('the teeth themselves are walked past their fields', () => {
  expect(walk('46 o', ['right', 'right', 'right', 'up', 'down'], { byTooth: true })).toBe('45 o, 44 o, 43, 83, 43')
  expect(walk('12 m', ['right', 'right'], { byTooth: true })).toBe('11 m, 21 d')
})

it('every field of every tooth is reached by arrows', () => {
  const seen = new Set(['18'])
  for (const spot of seen)
    for (const direction of ['left', 'right', 'up', 'down'] as const)
      seen.add(written(stepFrom(spotOf(spot), direction, { rows: allRows })))
  const teeth = allRows.flatMap((row) => chartRows[row])
  expect(seen.size).toBe(teeth.length * 6 - teeth.filter((tooth) => Number(tooth[1]) < 4).length)
})
