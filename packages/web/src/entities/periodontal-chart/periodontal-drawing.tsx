import '../../periodontal.css'
import {
  type Arch,
  type MouthSide,
  type PeriodontalChartContent,
  type PeriodontalTooth,
  rowOfTooth,
  type SiteChange,
} from '@clinic/core/periodontal-chart'
import { memo, type ReactNode } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { ChangedSites } from './changed-sites'
import {
  bandY,
  type ChartPart,
  figureHeight,
  figureRows,
  outwards,
  type PartSize,
  partHeight,
  partWidth,
  rowY,
  sideHeight,
  sidesOf,
  toothWidth,
  toothX,
  yOf,
} from './chart-layout'
import { ToothSide } from './tooth-side'

interface PeriodontalDrawingProps {
  content: PeriodontalChartContent
  part: ChartPart
  size: PartSize
  missing: ReadonlySet<PeriodontalTooth>
  /** Implants of the chart of teeth, of which this chart says nothing yet. */
  implants: ReadonlySet<PeriodontalTooth>
  changes?: readonly SiteChange[]
  /** What is drawn over it: the cursor. */
  children?: ReactNode
}

/** The teeth of a part of the mouth from both sides. Who cannot see it reads `PeriodontalTable`, which says the same. */
export function PeriodontalDrawing({ part, size, changes, children, ...chart }: PeriodontalDrawingProps) {
  const classes = recipe()
  return (
    <svg
      aria-hidden="true"
      className={classes.drawing}
      data-size={size}
      data-part={`${part.teeth[0]}-${part.teeth.at(-1)}`}
      viewBox={`0 -2 ${partWidth(part, size)} ${partHeight + 4}`}
    >
      <Teeth part={part} size={size} {...chart} />
      {changes && <ChangedSites changes={changes} part={part} size={size} />}
      {children}
    </svg>
  )
}

type TeethProps = Omit<PeriodontalDrawingProps, 'changes' | 'children'>

const Teeth = memo(function PartTeeth({ content, part, size, missing, implants }: TeethProps) {
  const { arch, teeth } = part
  const { mobility } = useTexts()['periodontal-chart']
  const facts = teeth.map((tooth, index) => {
    const row = rowOfTooth(content, tooth)
    return {
      tooth,
      x: toothX(index, size),
      row,
      isMissing: missing.has(tooth) && !row,
      isImplant: row ? row.implant : implants.has(tooth),
    }
  })
  return (
    <>
      {sidesOf(arch).map((side) => (
        <g key={side}>
          <SideLabels arch={arch} side={side} size={size} />
          {facts.map((fact, index) => {
            const next = facts[index + 1]
            return (
              <ToothSide
                key={fact.tooth}
                arch={arch}
                side={side}
                {...fact}
                nextX={next?.x}
                nextTooth={next?.tooth}
                nextRow={next?.row}
              />
            )
          })}
        </g>
      ))}
      {facts.map(({ tooth, x, row }) => (
        <g key={tooth}>
          <text data-number x={x + toothWidth / 2} y={bandY} dy=".36em">
            {tooth}
          </text>
          {row?.mobility ? (
            <text data-mobility x={x + toothWidth - 2} y={bandY} dy=".36em">
              {mobility({ grade: row.mobility })}
            </text>
          ) : null}
        </g>
      ))}
      {teeth.includes('11') || teeth.includes('41') ? <Middle part={part} size={size} /> : null}
    </>
  )
})

/** The middle of the jaw. */
function Middle({ part: { teeth }, size }: { part: ChartPart; size: PartSize }) {
  const index = teeth.findIndex((tooth) => tooth === '21' || tooth === '31')
  return index > 0 && <path data-middle d={`M${toothX(index, size) - 1.5} 0V${partHeight}`} />
}

function SideLabels({ arch, side, size }: { arch: Arch; side: MouthSide; size: PartSize }) {
  const { rows, sides } = useTexts()['periodontal-chart']
  const out = outwards(arch, side)
  const isShort = size !== 'arch'
  const name = side === 'buccal' ? 'buccal' : arch === 'upper' ? 'palatal' : 'lingual'
  return (
    <>
      {figureRows.map((row) => (
        <text key={row} data-label x="0" y={rowY(row, out) + figureHeight / 2} dy=".36em">
          {isShort ? rows[`${row}Short`]() : rows[row]()}
        </text>
      ))}
      <text data-side x="0" y={yOf(sideHeight / 2, out)} dy=".36em">
        {sides[name]()}
      </text>
    </>
  )
}
