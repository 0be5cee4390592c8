import type { SiteMark } from '@clinic/core/periodontal-chart'

export const siteMarks = ['bleeding', 'plaque', 'calculus', 'suppuration'] as const satisfies readonly SiteMark[]

/** Four shapes, so that no mark needs its colour: a full dot, a full square, an empty triangle, a ring. */
const shapes: Readonly<Record<SiteMark, string>> = {
  bleeding: 'M0 -3.8A3.8 3.8 0 1 1 0 3.8A3.8 3.8 0 1 1 0 -3.8Z',
  plaque: 'M-3.3 -3.3H3.3V3.3H-3.3Z',
  calculus: 'M0 -3.8L4 3.2H-4Z',
  suppuration: 'M0 -3A3 3 0 1 1 0 3A3 3 0 1 1 0 -3Z',
}

/** A mark around its middle. */
export const MarkShape = ({ mark, x, y }: { mark: SiteMark; x: number; y: number }) => (
  <path data-mark={mark} d={shapes[mark]} transform={`translate(${x} ${y})`} />
)

/** The degree of a furcation, its tip towards the crown: an open angle, an empty triangle, a full one. */
export const FurcationShape = ({ grade, x, y, out }: { grade: number; x: number; y: number; out: 1 | -1 }) =>
  grade > 0 && (
    <path
      data-furcation={grade}
      d={`M-5.5 ${out * 5}L0 ${out * -4.5}L5.5 ${out * 5}${grade > 1 ? 'Z' : ''}`}
      transform={`translate(${x} ${y})`}
    />
  )
