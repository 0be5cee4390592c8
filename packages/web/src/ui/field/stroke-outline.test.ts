import { expect, it } from 'vitest'
import { strokeOutline, withoutLastStroke, withStroke } from './stroke-outline'

const wire = /^[MQLTZ0-9 .,-]+$/

/** A stroke as the pad tells it. */
const curveOf = (points: readonly (readonly [number, number])[]) => {
  const [first = [0, 0], control = [0, 0], ...rest] = points
  return `M${first.join(',')} Q${control.join(',')} ${rest.map((each) => each.join(',')).join(' ')} Z`
}
const spiral = (turns: number) =>
  Array.from({ length: turns * 200 }, (_, at) => {
    const radius = 10 + (at / (turns * 200)) * 140
    return [180 + radius * Math.cos(at / 5), 90 + 0.5 * radius * Math.sin(at / 5)] as const
  })

it('keeps the points of an outline, in the units of the box', () => {
  expect(strokeOutline('M10.00,20.00 Q15.00,20.00 20.00,20.00 T20.00,40.00 10.00,40.00 Z', 2)).toBe(
    'M20,40 L40,40 L40,80 L20,80 Z',
  )
})

it('leaves out what lies on a line, and the edge holds what was drawn beyond it', () => {
  expect(strokeOutline('M-5,0 Q0,0 10,0 T20,0 30,0 300,0 300,300 Z', 1)).toBe('M0,0 L300,0 L300,200 Z')
})

it('is what the contract takes, however long somebody draws', () => {
  const stroke = strokeOutline(curveOf(spiral(40)), 1.47)
  expect(stroke.length).toBeLessThanOrEqual(12_000)
  expect(stroke).toMatch(wire)
  expect(stroke.length).toBeGreaterThan(1000)
})

it('is nothing without an outline', () => {
  expect(strokeOutline('', 1)).toBe('')
  expect(withStroke(null, '')).toBeNull()
})

it('holds sixty paths, the last of which takes the strokes that follow', () => {
  const strokes = Array.from({ length: 70 }, (_, at) => `M${at},0 L${at},9 L0,0 Z`)
  const drawing = strokes.reduce<ReturnType<typeof withStroke>>(withStroke, null)
  expect(drawing?.paths).toHaveLength(60)
  expect(drawing?.paths.at(-1)).toMatch(/^M59,0 .* M69,0 L69,9 L0,0 Z$/)
  const full = strokes.reduce<ReturnType<typeof withStroke>>(
    (before, stroke) => withStroke(before, stroke.repeat(400)),
    null,
  )
  expect(full?.paths.every((path) => path.length <= 12_000)).toBe(true)
})

it('takes back the last stroke, and is empty again after the first', () => {
  const one = withStroke(null, 'M1,1 L2,2 L3,1 Z')
  expect(withoutLastStroke(withStroke(one, 'M4,4 L5,5 L6,4 Z'))).toEqual(one)
  expect(withoutLastStroke(one)).toBeNull()
  expect(withoutLastStroke(null)).toBeNull()
})
