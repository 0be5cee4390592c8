import type { Gap } from './drawing'
import type { Field } from './surface'
import {
  chartRows,
  inChartOrder,
  isAnterior,
  isMesialRight,
  isSupernumerary,
  type Row,
  rowOf,
  type Tooth,
} from './tooth'

// All lengths are in units of which the box of a tooth has a hundred.
const box = 100
const between = 10
/** On both sides of the middle of the mouth. */
const middle = 30
const half = box / 2
const primaryOffset = 3
const heights = { number: 40, codes: 30, root: 44 }
const rowGap = 24
const jawGap = 64

export interface Place {
  x: number
  y: number
  /** Of the box, which is square: 100, or 50 for a supernumerary tooth. */
  size: number
}

/** Where the lines of a row stand: the middle of its text and of its root side; whether the roots are above the box. */
export interface RowPlace {
  row: Row
  number: number
  codes: number
  root: number
  /** The edge of the boxes on the root side. */
  edge: number
  isRootAbove: boolean
}

export interface ChartLayout {
  width: number
  height: number
  rows: readonly RowPlace[]
  teeth: ReadonlyMap<Tooth, Place>
  /** The middle of each diastema, by its key. */
  gaps: ReadonlyMap<string, number>
  /** The lines between left and right, and between the jaws where both are shown. */
  middleX: number
  middleY: number | null
}

/**
 * Returns where each tooth of the shown rows stands. Columns are the same in all rows; a supernumerary tooth and a diastema
 * widen the gap that they stand in.
 */
export function layoutOf(
  rows: readonly Row[],
  { supernumerary = [], gaps = [] }: { supernumerary?: readonly Tooth[]; gaps?: readonly Gap[] } = {},
): ChartLayout {
  const guests = inChartOrder(supernumerary.filter((tooth) => rows.includes(rowOf(tooth))))
  const columns = columnsOf(guests, gaps)
  const shownRows = placeRows(rows)
  const teeth = new Map<Tooth, Place>()
  for (const { row, edge, isRootAbove } of shownRows) {
    const y = isRootAbove ? edge : edge - box
    for (const tooth of chartRows[row]) teeth.set(tooth, { x: columns.start[columnOf(tooth)] ?? 0, y, size: box })
    for (const boundary of new Set(guests.map(boundaryOf))) {
      const here = guests.filter((tooth) => rowOf(tooth) === row && boundaryOf(tooth) === boundary)
      const from = (columns.start[boundary] ?? 0) - columns.gap(boundary)
      const step = (columns.gap(boundary) - columns.wide(boundary) - here.length * half) / (here.length + 1)
      for (const [index, tooth] of here.entries())
        teeth.set(tooth, { x: from + step + index * (half + step), y: isRootAbove ? y : y + half, size: half })
    }
  }
  const upper = shownRows.filter(({ isRootAbove }) => isRootAbove)
  const lower = shownRows.filter(({ isRootAbove }) => !isRootAbove)
  const [lastUpper, firstLower] = [upper.at(-1), lower[0]]
  return {
    width: columns.width,
    height: heightOf(shownRows),
    rows: shownRows,
    teeth,
    gaps: new Map(gaps.map(({ key, right }) => [key, columns.middleOf(columnOf(right))])),
    middleX: (columns.start[8] ?? 0) - columns.gap(8) / 2,
    middleY: lastUpper && firstLower ? (lastUpper.edge + box + firstLower.edge - box) / 2 : null,
  }
}

/** The column of the sixteen that a tooth of any row stands in. */
function columnOf(tooth: Tooth): number {
  const row = rowOf(tooth)
  const column = chartRows[row].findIndex((each) => tooth.startsWith(each))
  return row === 'upperPrimary' || row === 'lowerPrimary' ? column + primaryOffset : column
}

/** The number of the column to the right of the gap in which a supernumerary tooth stands. */
const boundaryOf = (tooth: Tooth) => columnOf(tooth) + Number(isMesialRight(tooth))

function columnsOf(guests: readonly Tooth[], gaps: readonly Gap[]) {
  const narrow = (boundary: number) => (boundary === 8 ? middle : between)
  /** What a diastema adds, to the right of a supernumerary tooth. */
  const wide = (boundary: number) =>
    gaps.some(({ right }) => !isSupernumerary(right) && columnOf(right) === boundary) ? half : 0
  const gap = (boundary: number) => {
    const rows = new Map<Row, number>()
    for (const tooth of guests)
      if (boundaryOf(tooth) === boundary) rows.set(rowOf(tooth), (rows.get(rowOf(tooth)) ?? 0) + 1)
    const guestWidth = Math.max(0, ...rows.values()) * (half + between)
    return narrow(boundary) + guestWidth + wide(boundary)
  }
  const start: number[] = []
  let x = 0
  for (let column = 0; column < 16; column += 1) {
    x += column === 0 ? 0 : gap(column)
    start.push(x)
    x += box
  }
  const middleOf = (boundary: number) => (start[boundary] ?? 0) - (narrow(boundary) + wide(boundary)) / 2
  return { start, gap, wide, middleOf, width: x }
}

const rowHeight = heights.number + heights.codes + heights.root + box

function placeRows(rows: readonly Row[]): RowPlace[] {
  let y = 0
  return rows.map((row, index) => {
    const isRootAbove = isUpper(row)
    const before = rows[index - 1]
    if (before) y += rowHeight + (isUpper(before) && !isRootAbove ? jawGap : rowGap)
    const top = y
    const at = (fromTop: number) => (isRootAbove ? top + fromTop : top + rowHeight - fromTop)
    return {
      row,
      isRootAbove,
      number: at(heights.number / 2),
      codes: at(heights.number + heights.codes / 2),
      root: at(heights.number + heights.codes + heights.root / 2),
      edge: at(heights.number + heights.codes + heights.root),
    }
  })
}

const isUpper = (row: Row) => row === 'upper' || row === 'upperPrimary'

/** The number of the last row, or its box, ends the chart. */
function heightOf(rows: readonly RowPlace[]) {
  const last = rows.at(-1)
  if (!last) return 0
  return last.isRootAbove ? last.edge + box : last.number + heights.number / 2
}

type Point = readonly [x: number, y: number]

const posterior: Readonly<Record<Field, readonly Point[]>> = {
  top: [
    [0, 0],
    [100, 0],
    [70, 30],
    [30, 30],
  ],
  right: [
    [100, 0],
    [100, 100],
    [70, 70],
    [70, 30],
  ],
  bottom: [
    [0, 100],
    [30, 70],
    [70, 70],
    [100, 100],
  ],
  left: [
    [0, 0],
    [30, 30],
    [30, 70],
    [0, 100],
  ],
  centre: [
    [30, 30],
    [70, 30],
    [70, 70],
    [30, 70],
  ],
}

const anterior: Readonly<Record<Exclude<Field, 'centre'>, readonly Point[]>> = {
  top: [
    [0, 0],
    [100, 0],
    [70, 50],
    [30, 50],
  ],
  right: [
    [100, 0],
    [100, 100],
    [70, 50],
  ],
  bottom: [
    [0, 100],
    [30, 50],
    [70, 50],
    [100, 100],
  ],
  left: [
    [0, 0],
    [30, 50],
    [0, 100],
  ],
}

/** The corners of a field in a box of a hundred units; an anterior tooth has no centre. */
export function cornersOf(tooth: Tooth, field: Field): readonly Point[] {
  if (!isAnterior(tooth)) return posterior[field]
  return field === 'centre' ? [] : anterior[field]
}
