import type { Schema } from '@clinic/api'

/** How wide or high a signature is at least, in units of its box: less is a dot. */
const leastExtent = 20

/** Whether a drawing is more than a dot within its box. The paths say every point as x and y, absolute. */
export function isDrawn({ width, height, paths }: Schema<'Drawing'>): boolean {
  const points = paths.flatMap(pointsOf).filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  return extentOf(points.map(([x]) => x)) >= leastExtent || extentOf(points.map(([, y]) => y)) >= leastExtent
}

/** Drawings have more points than a call takes arguments, so they are compared one by one. */
const extentOf = (along: readonly number[]) =>
  along.reduce((most, each) => Math.max(most, each), -Infinity) -
  along.reduce((least, each) => Math.min(least, each), Infinity)

function pointsOf(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  return numbers.flatMap((y, at) => {
    const x = numbers[at - 1]
    return at % 2 === 1 && x !== undefined ? [[x, y]] : []
  })
}
