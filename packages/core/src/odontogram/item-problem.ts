import type { Item } from './finding'
import { codeTraits, isBridge, isDenture, isOnSurface, takesSurfaces } from './finding-code'
import type { Problem, ProblemParams, RuleProblemCode } from './problem'
import { commonSurfaces, surfacesOf } from './surface'
import {
  archOf,
  areNeighbours,
  chartRows,
  isAnterior,
  isPrimary,
  isSupernumerary,
  rowOf,
  type Tooth,
  teethBetween,
} from './tooth'

/** Returns the problem of a code on some teeth, independent of their other findings: impossible teeth, surfaces and details. */
export function itemProblem(item: Item, teeth: readonly Tooth[]): Problem | undefined {
  for (const check of checks) {
    const found = check(item, teeth)
    if (found) return found
  }
  return undefined
}

type Check = (item: Item, teeth: readonly Tooth[]) => Problem | undefined

const problem = (code: RuleProblemCode, params: ProblemParams): Problem => ({ code, params })

const dentitionProblem: Check = ({ code }, teeth) => {
  const { dentition } = codeTraits[code]
  const other = teeth.find((tooth) => dentition && isPrimary(tooth) !== (dentition === 'primary'))
  return other && problem(dentition === 'primary' ? 'primaryOnly' : 'permanentOnly', { tooth: other, finding: code })
}

const supernumeraryProblem: Check = ({ code }, teeth) => {
  const tooth = isDenture(code) || isBridge(code) ? teeth.find(isSupernumerary) : undefined
  return tooth && problem('noSupernumerary', { tooth, finding: code })
}

const surfacesProblem: Check = ({ code, surfaces }, teeth) => {
  if (surfaces.length > 0 && !takesSurfaces(code)) return problem('surfacesRefused', { finding: code })
  for (const tooth of teeth) {
    const surface = surfaces.find((each) => !surfacesOf(tooth).includes(each))
    if (surface) return problem('surfaceMissing', { tooth, surface, surfaces: surfacesOf(tooth) })
  }
  const notO = code === 'fis' ? surfaces.find((surface) => surface !== 'o') : undefined
  if (notO) return problem('fissureOnly', { finding: code, surface: notO })
  const anterior = code === 'fis' ? teeth.find(isAnterior) : undefined
  if (anterior) return problem('fissureOnly', { finding: code, tooth: anterior })
  return surfaces.length === 0 && isOnSurface(code)
    ? problem('surfacesExpected', { finding: code, surfaces: code === 'fis' ? ['o'] : commonSurfaces(teeth) })
    : undefined
}

const detailProblem: Check = ({ code, width, direction }, teeth) => {
  if (code === 'mig' && !direction) return problem('directionExpected', { finding: code, surfaces: ['m', 'd'] })
  if (code !== 'dia') return undefined
  const [one, other, third] = teeth
  if (!one || !other || third || !areNeighbours(one, other)) return problem('notNeighbours', { finding: code })
  return width === undefined || !(width > 0 && width <= widest)
    ? problem('widthExpected', { finding: code })
    : undefined
}

/** No gap between two teeth is wider, in millimetres. */
export const widest = 20

const bridgeProblem: Check = ({ code, abutments = [] }, teeth) => {
  if (!isBridge(code)) return undefined
  const [first] = teeth
  const last = teeth.at(-1)
  if (!first || !last || teeth.length < 2) return problem('bridgeTeeth', { finding: code })
  if (archOf(first) !== archOf(last)) return problem('bridgeOneArch', { finding: code, tooth: last })
  if (rowOf(first) !== rowOf(last) || teethBetween(first, last).length !== teeth.length)
    return problem('bridgeGap', { finding: code, teeth: rowOf(first) === rowOf(last) ? teethBetween(first, last) : [] })
  const outside = abutments.find((tooth) => !teeth.includes(tooth))
  if (outside) return problem('abutmentOutside', { finding: code, tooth: outside, teeth })
  if (abutments.length === 0) return problem('noAbutment', { finding: code, teeth })
  return abutments.length === teeth.length ? problem('noPontic', { finding: code, teeth }) : undefined
}

const dentureProblem: Check = ({ code }, teeth) => {
  if (!isDenture(code)) return undefined
  const [first] = teeth
  const last = teeth.at(-1)
  if (code === 'fld')
    return ['upper', 'lower'].some((row) => isRow(teeth, row)) ? undefined : problem('archExpected', { finding: code })
  return first && last && rowOf(first) !== rowOf(last)
    ? problem('dentureOneArch', { finding: code, tooth: last })
    : undefined
}

const isRow = (teeth: readonly Tooth[], row: string) =>
  teeth.join() === (row === 'upper' ? chartRows.upper : chartRows.lower).join()

const checks: readonly Check[] = [
  dentitionProblem,
  supernumeraryProblem,
  surfacesProblem,
  detailProblem,
  bridgeProblem,
  dentureProblem,
]
