import type { Drawing } from './signature-drawing'

/** In which signatures are kept, however wide the pad is: a phone that is turned shows them as they were drawn. */
export const box = { width: 500, height: 200 }

/** What the contract takes. */
const most = { paths: 60, length: 12_000 }

type Point = readonly [x: number, y: number]

/**
 * Returns a stroke of the pad, an outline of quadratic curves, as a polygon in the units of the box. `scale` is how many of them a
 * pixel of the pad is. What lies outside is moved to the edge: a hand does not stop there.
 */
export function strokeOutline(curve: string, scale: number): string {
  const numbers = (curve.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const points = numbers.flatMap((y, at): Point[] => {
    const x = numbers[at - 1]
    // the third number pair is the control point of the first curve, no point of the outline
    return at % 2 === 1 && at !== 3 && x !== undefined
      ? [[within(x * scale, box.width), within(y * scale, box.height)]]
      : []
  })
  if (points.length < 3) return ''
  let stroke = ''
  for (let tolerance = 0.2; stroke === '' || stroke.length > most.length; tolerance *= 2)
    stroke = written(simplified(points, tolerance))
  return stroke
}

/** Adds a stroke. Beyond as many paths as are taken the last one holds several, until it is full. */
export function withStroke(drawing: Drawing | null, stroke: string): Drawing | null {
  if (stroke === '') return drawing
  const paths = drawing?.paths ?? []
  if (paths.length < most.paths) return { ...box, paths: [...paths, stroke] }
  const last = `${paths.at(-1)} ${stroke}`
  return last.length > most.length ? drawing : { ...box, paths: [...paths.slice(0, -1), last] }
}

/** Takes the last stroke back. */
export function withoutLastStroke(drawing: Drawing | null): Drawing | null {
  const paths = drawing?.paths.slice(0, -1) ?? []
  return paths.length === 0 ? null : { ...box, paths }
}

const within = (value: number, limit: number) => Math.min(limit, Math.max(0, value))
const rounded = (value: number) => Math.round(value * 10) / 10

const written = (points: readonly Point[]) =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)},${rounded(y)}`).join(' ')} Z`

/** Leaves out the points that lie within the tolerance of the line between their neighbours (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    const farthest = farthestBetween(points, first, last)
    if (farthest.distance <= tolerance) continue
    kept.add(farthest.at)
    open.push([first, farthest.at], [farthest.at, last])
  }
  return points.filter((_, at) => kept.has(at))
}

function farthestBetween(points: readonly Point[], first: number, last: number) {
  let farthest = { at: first, distance: 0 }
  const [from, until] = [points[first], points[last]]
  if (!from || !until) return farthest
  for (let at = first + 1; at < last; at += 1) {
    const distance = distanceOf(points[at] ?? from, from, until)
    if (distance > farthest.distance) farthest = { at, distance }
  }
  return farthest
}

/** How far a point is from the segment between two others. */
function distanceOf([x, y]: Point, [fromX, fromY]: Point, [untilX, untilY]: Point) {
  const [along, up] = [untilX - fromX, untilY - fromY]
  const squared = along ** 2 + up ** 2
  const part = squared === 0 ? 0 : within(((x - fromX) * along + (y - fromY) * up) / squared, 1)
  return Math.hypot(x - fromX - part * along, y - fromY - part * up)
}
