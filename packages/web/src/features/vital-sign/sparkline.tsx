import { vitalSign as recipe } from 'styled-system/recipes'

/** A line through a few values, the earliest first. The values stand beside it for whoever does not see it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = values.length > 1 ? 96 / (values.length - 1) : 0
  const points = values.map((value, index) => ({
    x: 2 + index * step,
    y: highest === lowest ? 12 : 22 - ((value - lowest) / (highest - lowest)) * 20,
  }))
  return (
    <svg aria-hidden="true" viewBox="0 0 100 24" preserveAspectRatio="none" className={recipe().spark}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  )
}
