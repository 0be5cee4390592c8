import {
  archOf,
  cornersOf,
  type Field,
  type Filling,
  fieldOf,
  isAnterior,
  type Place,
  type RowPlace,
  surfacesOf,
  type Tooth,
  type ToothDrawing,
} from '@clinic/core/odontogram'
import { memo } from 'react'
import { odontogram } from 'styled-system/recipes'
import { fillOf } from './patterns'

interface ToothBoxProps {
  tooth: Tooth
  drawing: ToothDrawing | undefined
  place: Place
  row: RowPlace
  /** Of the patterns of this chart. */
  patterns: string
}

/** One tooth: its number, its codes, its root side and its box. Lengths are in units of the chart. */
export const ToothBox = memo(function ToothBox({ tooth, drawing, place, row, patterns }: ToothBoxProps) {
  const classes = odontogram()
  const middle = place.x + place.size / 2
  return (
    <g data-tooth={tooth}>
      <text className={classes.number} x={middle} y={row.number} fontSize="27" textAnchor="middle" dy=".35em">
        {tooth}
      </text>
      {drawing?.isToday && <circle data-planned cx={middle + 28} cy={row.number} r="6" fill="currentColor" />}
      {drawing && <CodeLine drawing={drawing} middle={middle} y={row.codes} />}
      {drawing && <Roots drawing={drawing} middle={middle} row={row} />}
      <g transform={`translate(${place.x} ${place.y}) scale(${place.size / 100})`}>
        <Box tooth={tooth} drawing={drawing} patterns={patterns} />
      </g>
    </g>
  )
})

/** The box of a tooth with its findings, in a hundred units. */
export function Box({ tooth, drawing, patterns }: Pick<ToothBoxProps, 'tooth' | 'drawing' | 'patterns'>) {
  const classes = odontogram()
  return (
    <>
      <g className={classes.line} data-dimmed={drawing?.isDimmed || undefined} fill="none" stroke="currentColor">
        <rect width="100" height="100" strokeWidth="2.5" />
        {surfacesOf(tooth).map((surface) => (
          <polygon key={surface} points={pointsOf(tooth, fieldOf(tooth, surface))} strokeWidth="1.5" />
        ))}
      </g>
      {drawing && <Findings drawing={drawing} patterns={patterns} />}
    </>
  )
}

function Findings({ drawing, patterns }: { drawing: ToothDrawing; patterns: string }) {
  const { tooth, fields, border, box, signs, isPlanned, isUncertain, isConflict } = drawing
  return (
    <>
      {box && <rect data-tone={box.tone} x="6" y="6" width="88" height="88" fill={fillOf(box, patterns)} />}
      {surfacesOf(tooth).flatMap((surface) =>
        (fields[surface] ?? []).map((filling) => (
          <FieldMark
            key={`${surface} ${filling.pattern}`}
            filling={filling}
            points={pointsOf(tooth, fieldOf(tooth, surface))}
            patterns={patterns}
          />
        )),
      )}
      {border && (
        <rect data-tone={border} x="4" y="4" width="92" height="92" fill="none" stroke="currentColor" strokeWidth="8" />
      )}
      {signs.includes('cross') && <path d="M2 2 98 98M98 2 2 98" stroke="currentColor" strokeWidth="4" />}
      {signs.includes('check') && (
        <path d="M6 52 38 92 98-8" fill="none" stroke="currentColor" strokeWidth="5" strokeLinejoin="round" />
      )}
      {signs.includes('fracture') && (
        <path d="M42 20 34 80M66 20 58 80M24 40H78M22 60H76" stroke="currentColor" strokeWidth="5" />
      )}
      {isPlanned && (
        <rect
          data-planned
          x="-5"
          y="-5"
          width="110"
          height="110"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray="12 7"
        />
      )}
      {isConflict && (
        <path
          data-conflict
          d="M86-4 104 28H68Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      )}
      {isUncertain && (
        <text
          x="88"
          y={archOf(tooth) === 'upper' ? 96 : 22}
          fontSize="26"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
        >
          ?
        </text>
      )}
    </>
  )
}

/** Outlines lie within the field, so that those of two neighbours stay apart. */
function FieldMark({ filling, points, patterns }: { filling: Filling; points: string; patterns: string }) {
  const { pattern, tone } = filling
  if (pattern === 'outline' || pattern === 'dashedOutline')
    return (
      <polygon
        data-tone={tone}
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth={pattern === 'outline' ? 6 : 3}
        strokeDasharray={pattern === 'outline' ? undefined : '7 5'}
        strokeLinejoin="round"
      />
    )
  if (pattern === 'innerOutline')
    return <polygon data-tone={tone} data-inner points={points} fill="none" stroke="currentColor" strokeWidth="2.5" />
  return (
    <polygon
      data-tone={tone}
      points={points}
      fill={fillOf(filling, patterns)}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  )
}

/** Codes in capitals; more of them than the box is wide are set closer. Arrows stand beside them. */
function CodeLine({ drawing, middle, y }: { drawing: ToothDrawing; middle: number; y: number }) {
  const { codeLine, arrows } = drawing
  const text = codeLine.join('-').toUpperCase()
  const space = arrows.length > 0 ? 72 : 106
  const isWide = text.length * 15 > space
  const textAt = arrows.length > 0 && text !== '' ? middle - 17 : middle
  return (
    <>
      {text !== '' && (
        <text
          className={odontogram().codes}
          x={textAt}
          y={y}
          dy=".35em"
          fontSize="22"
          strokeWidth="4"
          textAnchor="middle"
          textLength={isWide ? space : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      )}
      {arrows.map((arrow) => (
        <path
          key={arrow}
          d={arrowPaths[arrow]}
          transform={`translate(${text === '' ? middle : middle + 38} ${y})`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  )
}

const arrowPaths = {
  left: 'M14 0H-14M-6-8-14 0-6 8',
  right: 'M-14 0H14M6-8 14 0 6 8',
  round: 'M9-7A11 11 0 1 0 11 4M11-13 10-5 2-6',
}

/** Root canals and implants, with their tip away from the crown. */
function Roots({ drawing, middle, row }: { drawing: ToothDrawing; middle: number; row: RowPlace }) {
  const out = row.isRootAbove ? -1 : 1
  return drawing.roots.map((root) =>
    root === 'screw' ? (
      <path
        key={root}
        d={`M0 ${out * 4}V${out * 40}M-12 ${out * 10}H12M-10 ${out * 19}H10M-7 ${out * 28}H7M-4 ${out * 36}H4`}
        transform={`translate(${middle} ${row.edge})`}
        stroke="currentColor"
        strokeWidth="4"
      />
    ) : (
      <polygon
        key={root}
        points={`${middle - 15},${row.edge + out * 3} ${middle + 15},${row.edge + out * 3} ${middle},${row.edge + out * 32}`}
        fill={root === 'solidTriangle' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    ),
  )
}

/** The corners of a field, as a polygon takes them. */
export const pointsOf = (tooth: Tooth, field: Field) =>
  cornersOf(tooth, isAnterior(tooth) && field === 'centre' ? 'top' : field)
    .map((point) => point.join())
    .join(' ')
