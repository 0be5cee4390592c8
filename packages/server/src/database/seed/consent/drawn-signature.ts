import type { Schema } from '@clinic/api'
import { createRandom } from '../random'

const [width, height] = [480, 180]
const steps = 90

/** A signature as a pen draws it: loops that grow smaller from left to right, and a stroke below. The same seed gives the same one. */
export function drawnSignature(seed: number): Schema<'Drawing'> {
  const random = createRandom(seed)
  const loops = random.integer(4, 7)
  const tall = random.integer(34, 52)
  const lean = random.integer(14, 26)
  const name = outlineOf((part) => {
    const turn = part * loops * 2 * Math.PI
    const size = tall * (1 - 0.65 * part) * (0.75 + 0.25 * Math.sin(turn / 2.7 + seed))
    return [70 + 300 * part + lean * Math.sin(turn), 92 - size * Math.cos(turn) + 8 * Math.sin(part * 5)]
  })
  const stroke = outlineOf((part) => [
    90 + 280 * part,
    138 - 14 * Math.sin(part * Math.PI) - random.integer(0, 1) * 0.4 - 10 * part,
  ])
  return { width, height, paths: [name, stroke] }
}

type Point = readonly [x: number, y: number]

/** The outline of a line that is thick where the pen is slow and thin where it is fast. */
function outlineOf(lineAt: (part: number) => Point) {
  const line = Array.from({ length: steps + 1 }, (_, step) => lineAt(step / steps))
  const sides = line.map(([x, y], index) => {
    const [fromX, fromY] = line[Math.max(index - 1, 0)] ?? [x, y]
    const [toX, toY] = line[Math.min(index + 1, steps)] ?? [x, y]
    const speed = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = Math.max(0.9, 2.6 - speed / 14)
    const [acrossX, acrossY] = [(-(toY - fromY) / speed) * half, ((toX - fromX) / speed) * half]
    return { near: written([x + acrossX, y + acrossY]), far: written([x - acrossX, y - acrossY]) }
  })
  const points = [...sides.map(({ near }) => near), ...sides.map(({ far }) => far).reverse()]
  return `M${points.join('L')}Z`
}

const written = (point: Point) => point.map((each) => Math.round(each * 10) / 10).join(' ')
