import type { Schema } from '@clinic/api'
import { createRandom } from '../random'

const [width, height] = [480, 180]
const steps = 160

/** A signature as a pen draws it: loops that grow smaller from left to right, and a stroke below. The same seed gives the same one. */
export function drawnSignature(seed: number): Schema<'Drawing'> {
  const random = createRandom(seed)
  const loops = random.integer(6, 9)
  const tall = random.integer(30, 42)
  const lean = random.integer(20, 30)
  const heights = Array.from({ length: loops + 1 }, (_, loop) => (loop === 0 ? 1.5 : 0.35 + 0.75 * random.next()))
  const name = outlineOf((part) => {
    const turn = part * loops
    const loop = Math.floor(turn)
    const [from = 1, to = from] = heights.slice(loop, loop + 2)
    const size = tall * (from + (to - from) * (turn - loop)) * (1 - 0.4 * part)
    const angle = turn * 2 * Math.PI
    return [80 + 260 * part + lean * Math.sin(angle + 0.5), 104 - size * (0.6 + Math.cos(angle)) + 10 * part]
  })
  const [begin, end] = [random.integer(90, 130), random.integer(300, 380)]
  const stroke = outlineOf((part) => [begin + (end - begin) * part, 142 - 16 * Math.sin(part * 2.4) - 8 * part])
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
    const half = Math.max(0.8, 2.1 - speed / 12)
    const [acrossX, acrossY] = [(-(toY - fromY) / speed) * half, ((toX - fromX) / speed) * half]
    return { near: written([x + acrossX, y + acrossY]), far: written([x - acrossX, y - acrossY]) }
  })
  const points = [...sides.map(({ near }) => near), ...sides.map(({ far }) => far).reverse()]
  return `M${points.join('L')}Z`
}

const written = (point: Point) => point.map((each) => Math.round(each * 10) / 10).join(' ')
