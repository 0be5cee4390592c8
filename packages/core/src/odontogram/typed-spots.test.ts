import { expect, it } from 'vitest'
import { typedSpots } from './typed-spots'

it.each([
  ['', ''],
  ['4', ''],
  ['46', '46'],
  ['+46', '46'],
  ['46 m', '46 46m'],
  ['46 mo', '46 46m 46o'],
  ['46 mo c', '46 46m 46o'],
  ['46 mo car', '46 46m 46o'],
  ['46 o car m amf', '46 46m 46o'],
  ['46 ca', '46'],
  ['46 x', '46'],
  ['46,', ''],
  ['46, 47', '47 46'],
  ['14-16', '16 15 14'],
  ['14-16 pob', '16 15 14'],
  ['46 rct; 47', '47'],
  ['46 rct; 47 rct', '46 47'],
  ['46 rct # a;; b', '46'],
  ['semua', '55 54 53 52 51 61 62 63 64 65 85 84 83 82 81 71 72 73 74 75'],
  ['19 car', ''],
])('%j lights up %j', (line, want) => {
  const context = { layers: { now: [], planned: [] }, dentition: 'primary', last: null } as const
  const spots = typedSpots(line, context)
  expect(spots.map(({ tooth, surface }) => `${tooth}${surface ?? ''}`).join(' ')).toBe(want)
})
