import type { MouthSide, PeriodontalTooth } from '@clinic/core/periodontal-chart'
import { memo } from 'react'
import { junction, sideHeight, toothWidth } from './chart-layout'

interface ToothOutlineProps {
  tooth: PeriodontalTooth
  side: MouthSide
  isImplant: boolean
}

const middle = toothWidth / 2
const tip = sideHeight - 6

interface Shape {
  /** Half of the width of the crown, and of the neck. */
  crown: number
  neck: number
  edge: 'molar' | 'premolar' | 'canine' | 'incisor'
  roots: 1 | 2 | 3
}

function shapeOf(tooth: PeriodontalTooth, side: MouthSide): Shape {
  const isUpper = tooth < '30'
  const ordinal = Number(tooth[1])
  if (ordinal > 5) return { crown: ordinal === 8 ? 26 : 29, neck: 23, edge: 'molar', roots: rootsOf(isUpper, side) }
  if (ordinal > 3) return { crown: 20, neck: 15, edge: 'premolar', roots: isUpper && ordinal === 4 ? 2 : 1 }
  if (ordinal === 3) return { crown: 20, neck: 14, edge: 'canine', roots: 1 }
  if (isUpper) return { crown: ordinal === 1 ? 23 : 19, neck: 14, edge: 'incisor', roots: 1 }
  return { crown: 16, neck: 11, edge: 'incisor', roots: 1 }
}

/** From the palate one root of an upper molar stands before two. */
const rootsOf = (isUpper: boolean, side: MouthSide) => (isUpper && side === 'oral' ? 3 : 2)

/** A tooth from one side: its chewing edge at 0, its roots outwards. */
export const ToothOutline = memo(function Outline({ tooth, side, isImplant }: ToothOutlineProps) {
  const shape = shapeOf(tooth, side)
  const crown = crownPath(shape)
  if (isImplant)
    return (
      <>
        <path d={`${crown}Z`} />
        <path d={screw} />
      </>
    )
  return (
    <>
      {shape.roots === 3 && <path data-behind d={`M${middle - shape.neck} ${junction}${forkedRoot(shape.neck)}`} />}
      <path d={`${crown}${shape.roots === 2 ? forkedRoot(shape.neck) : singleRoot(rootHalf(shape))}`} />
    </>
  )
})

const rootHalf = ({ neck, roots }: Shape) => (roots === 3 ? neck - 6 : neck)

function crownPath({ crown: c, neck: n, edge }: Shape) {
  const [left, right] = [middle - c, middle + c]
  const rise = `M${middle - n} ${junction}C${left - 2} ${junction - 8} ${left} 14 ${left + 3} 7`
  const fall = `C${right} 14 ${right + 2} ${junction - 8} ${middle + n} ${junction}`
  const edges = {
    molar: `Q${middle - c / 2} -3 ${middle} 7Q${middle + c / 2} -3 ${right - 3} 7`,
    premolar: `Q${middle - c / 2} 0 ${middle} 0Q${middle + c / 2} 0 ${right - 3} 7`,
    canine: `Q${middle - 4} 0 ${middle} 0Q${middle + 4} 0 ${right - 3} 7`,
    incisor: `Q${left + 5} 1 ${left + 9} 1H${right - 9}Q${right - 5} 1 ${right - 3} 7`,
  }
  return rise + edges[edge] + fall
}

const singleRoot = (n: number) =>
  `C${middle + n} ${junction + 26} ${middle + 6} ${tip} ${middle} ${tip}C${middle - 6} ${tip} ${middle - n} ${junction + 26} ${middle - n} ${junction}Z`

const forkedRoot = (n: number) =>
  `C${middle + n + 1} ${junction + 24} ${middle + n} ${tip - 8} ${middle + n * 0.7} ${tip - 2}C${middle + n * 0.36} ${tip - 8} ${middle + 7} ${junction + 32} ${middle} ${junction + 18}C${middle - 7} ${junction + 32} ${middle - n * 0.36} ${tip - 8} ${middle - n * 0.7} ${tip - 2}C${middle - n} ${tip - 8} ${middle - n - 1} ${junction + 24} ${middle - n} ${junction}Z`

/** The screw of an implant with its thread. */
const screw = `M${middle - 10} ${junction}H${middle + 10}L${middle + 7} ${tip - 8}Q${middle} ${tip} ${middle - 7} ${tip - 8}Z${[
  8, 16, 24, 32, 40,
]
  .map((down) => `M${middle - 13 + down / 12} ${junction + down}l${26 - down / 6} 4`)
  .join('')}`
