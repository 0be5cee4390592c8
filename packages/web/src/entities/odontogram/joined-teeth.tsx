import { type ChartDrawing, type ChartLayout, type Gap, rowOf, type Span, type Tooth } from '@clinic/core/odontogram'
import { odontogram } from 'styled-system/recipes'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** What joins teeth: brackets of bridges, lines of dentures, gaps. What lies in a row that is folded is left out. */
export function JoinedTeeth({ drawing, layout }: { drawing: ChartDrawing; layout: ChartLayout }) {
  return (
    <>
      {drawing.spans.map((span) =>
        span.kind === 'bridge' ? (
          <Bracket key={span.key} span={span} layout={layout} />
        ) : (
          <DentureLine key={span.key} span={span} layout={layout} />
        ),
      )}
      {drawing.gaps.map((gap) => (
        <GapMark key={gap.key} gap={gap} layout={layout} />
      ))}
    </>
  )
}

/** The middle of a tooth, and its row. */
function standOf(tooth: Tooth, { teeth, rows }: ChartLayout) {
  const place = teeth.get(tooth)
  const row = rows.find((each) => each.row === rowOf(tooth))
  return place && row && { ...place, middle: place.x + place.size / 2, row, out: row.isRootAbove ? -1 : 1 }
}

function Bracket({ span: { parts, abutments }, layout }: { span: Span; layout: ChartLayout }) {
  const from = parts[0] && standOf(parts[0][0], layout)
  const to = parts[0] && standOf(parts[0][1], layout)
  if (!from || !to) return null
  const y = from.row.edge + from.out * 40
  const ticks = abutments.flatMap((tooth) => standOf(tooth, layout) ?? [])
  return (
    <path
      d={`M${from.middle} ${y}H${to.middle}${ticks.map(({ middle }) => `M${middle} ${y}V${from.row.edge}`).join('')}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="square"
    />
  )
}

function DentureLine({ span: { parts, code, material }, layout }: { span: Span; layout: ChartLayout }) {
  const label = [code, ...(material ? [material] : [])].join('-').toUpperCase()
  return parts.map(([first, last]) => {
    const from = standOf(first, layout)
    const to = standOf(last, layout)
    if (!from || !to) return null
    const [start, end] = [from.x + 8, to.x + to.size - 8]
    const [near, far] = [from.row.edge + from.out * 10, from.row.edge + from.out * 19]
    return (
      <g key={first}>
        <path d={`M${start} ${near}H${end}M${start} ${far}H${end}`} stroke="currentColor" strokeWidth="4" />
        <text
          className={odontogram().codes}
          x={(start + end) / 2}
          y={from.row.edge + from.out * 34}
          dy=".35em"
          fontSize="22"
          strokeWidth="5"
          textAnchor="middle"
        >
          {label}
        </text>
      </g>
    )
  })
}

function GapMark({ gap: { key, left, width }, layout }: { gap: Gap; layout: ChartLayout }) {
  const { odontogram: texts } = useTexts()
  const format = useFormat()
  const from = standOf(left, layout)
  const x = layout.gaps.get(key)
  if (!from || x === undefined) return null
  const y = from.y + from.size / 2
  return (
    <g>
      <path
        d={`M${x - 18} ${y - 34}Q${x + 2} ${y} ${x - 18} ${y + 34}M${x + 18} ${y - 34}Q${x - 2} ${y} ${x + 18} ${y + 34}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
      />
      <text className={odontogram().width} x={x} y={y + 60} fontSize="20" textAnchor="middle">
        {texts.width({ millimetres: format.number(width) })}
      </text>
    </g>
  )
}
