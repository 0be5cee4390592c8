import type { Mouth } from './chart'
import type { Finding, FindingRow } from './finding'
import { isBridge } from './finding-code'
import { type Surface, surfacesOf } from './surface'
import {
  type Arch,
  archOf,
  chartRows,
  inChartOrder,
  isMesialRight,
  isPrimary,
  isSupernumerary,
  kindOf,
  type Row,
  rowOf,
  type Tooth,
  type ToothKind,
} from './tooth'

/** The parts of a tooth's name in words: "lower right first molar". */
export interface ToothName {
  arch: Arch
  /** Of the patient. */
  side: 'right' | 'left'
  kind: ToothKind
  /** Among the teeth of its kind in its quadrant, from the middle: 1 to 3; canines have none. */
  ordinal: number | null
  isPrimary: boolean
  isSupernumerary: boolean
}

/** A finding as the table says it of one tooth. */
export interface ToothMark extends Omit<Finding, 'teeth' | 'abutments'> {
  /** Of a bridge. */
  role?: 'abutment' | 'pontic'
  isUncertain: boolean
  note: string
}

type SurfaceMark = Pick<ToothMark, 'code' | 'isUncertain' | 'note'>

/** One row of the table that says what the drawing says. */
export interface ToothRow {
  tooth: Tooth
  name: ToothName
  /** Surfaces with their findings, in the order in which surfaces are written. */
  surfaces: readonly { surface: Surface; findings: readonly SurfaceMark[] }[]
  /** Findings of the whole tooth, and of what joins it to others. */
  others: readonly ToothMark[]
  planned: readonly ToothMark[]
  /** When the oldest finding that holds was entered: a moment in UTC. */
  since: string | null
  isConflict: boolean
  /** Everything that stands in this row, as it was entered. */
  entries: readonly FindingRow[]
}

/** Returns a row for each tooth of the shown rows, and for each supernumerary tooth in them, in the order of the chart. */
export function toothRows(mouth: Mouth, rows: readonly Row[]): ToothRow[] {
  const supernumerary = [...mouth.now, ...mouth.planned].flatMap(({ teeth }) =>
    teeth.filter((tooth) => isSupernumerary(tooth) && rows.includes(rowOf(tooth))),
  )
  return inChartOrder([...rows.flatMap((row) => chartRows[row]), ...supernumerary]).map((tooth) =>
    rowOfTooth(mouth, tooth),
  )
}

function rowOfTooth({ now, planned, conflicts }: Mouth, tooth: Tooth): ToothRow {
  const own = now.filter(({ teeth }) => teeth.includes(tooth))
  const intended = planned.filter(({ teeth }) => teeth.includes(tooth))
  const surfaces = surfacesOf(tooth).map((surface) => ({
    surface,
    findings: own
      .filter((row) => row.surfaces.includes(surface))
      .map(({ code, is_uncertain, note }) => ({ code, isUncertain: is_uncertain, note })),
  }))
  return {
    tooth,
    name: nameOf(tooth),
    surfaces: surfaces.filter(({ findings }) => findings.length > 0),
    others: own.filter((row) => row.surfaces.length === 0).map((row) => markOf(row, tooth)),
    planned: intended.map((row) => markOf(row, tooth)),
    since: own.reduce<string | null>((first, { at }) => (first === null || at < first ? at : first), null),
    isConflict: conflicts.some(({ teeth }) => teeth.includes(tooth)),
    entries: [...own, ...intended],
  }
}

function markOf(
  { code, surfaces, material, width, direction, cause, abutments, ...row }: FindingRow,
  tooth: Tooth,
): ToothMark {
  return {
    code,
    surfaces,
    ...(material && { material }),
    ...(width !== undefined && { width }),
    ...(direction && { direction }),
    ...(cause && { cause }),
    ...(isBridge(code) && { role: abutments?.includes(tooth) ? ('abutment' as const) : ('pontic' as const) }),
    isUncertain: row.is_uncertain,
    note: row.note,
  }
}

/** The parts of a tooth's name, from which a screen makes it in words. */
export function nameOf(tooth: Tooth): ToothName {
  const place = Number(tooth[1])
  const kind = kindOf(tooth)
  const before = { incisor: 0, canine: 2, premolar: 3, molar: isPrimary(tooth) ? 3 : 5 }
  return {
    arch: archOf(tooth),
    side: isMesialRight(tooth) ? 'right' : 'left',
    kind,
    ordinal: kind === 'canine' ? null : place - before[kind],
    isPrimary: isPrimary(tooth),
    isSupernumerary: isSupernumerary(tooth),
  }
}
