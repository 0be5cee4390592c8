import type { Filling, Pattern } from '@clinic/core/odontogram'

type Drawn = Exclude<Pattern, 'outline' | 'dashedOutline' | 'innerOutline' | 'solid'>

const size = 9

/** Lines and dots of one tile, drawn past its edges so that tiles join. */
const tiles: Readonly<Record<Drawn, string>> = {
  hatchRising: `M-1 1 1-1M0 ${size} ${size} 0M${size - 1} ${size + 1} ${size + 1} ${size - 1}`,
  hatchFalling: `M${size - 1}-1 ${size + 1} 1M0 0 ${size} ${size}M-1 ${size - 1} 1 ${size + 1}`,
  hatchVertical: `M${size / 2} 0V${size}`,
  dots: `M${size / 2} ${size / 2}h.01`,
}

const used: readonly Filling[] = [
  { pattern: 'hatchRising', tone: 'green' },
  { pattern: 'hatchFalling', tone: 'green' },
  { pattern: 'dots', tone: 'blue' },
  { pattern: 'hatchVertical', tone: 'pink' },
  { pattern: 'hatchVertical', tone: 'plain' },
]

const idOf = ({ pattern, tone }: Filling, prefix: string) => `${prefix}-${pattern}-${tone}`

/** What fills an area: a pattern of this chart, or its colour. */
export const fillOf = (filling: Filling, prefix: string) =>
  filling.pattern === 'solid' ? 'currentColor' : `url(#${idOf(filling, prefix)})`

/** The patterns of a chart. A pattern takes its colour where it is defined, not where it fills. */
export function Patterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      {used.map((filling) => (
        <pattern
          key={idOf(filling, prefix)}
          id={idOf(filling, prefix)}
          data-tone={filling.tone}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={isTile(filling.pattern) ? tiles[filling.pattern] : ''}
            stroke="currentColor"
            strokeWidth={filling.pattern === 'dots' ? 5 : 2.5}
            strokeLinecap={filling.pattern === 'dots' ? 'round' : 'butt'}
          />
        </pattern>
      ))}
    </defs>
  )
}

const isTile = (pattern: Pattern): pattern is Drawn => pattern in tiles
