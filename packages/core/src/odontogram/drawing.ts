import type { Mouth } from './chart'
import type { Finding, FindingCode, FindingRow, Material } from './finding'
import { isBridge, isCrown, isDenture } from './finding-code'
import { isAbsent } from './rules'
import type { Surface } from './surface'
import { type Filling, type RootSign, type Sign, symbols, type Tone } from './symbols'
import { isMesialRight, neighbourOf, type Tooth } from './tooth'

/** What of a mouth is drawn. In `now` planned work is an outline; in its own layer it is drawn whole. */
export type DrawnLayer = 'first' | 'now' | 'planned' | 'today'

/** What stands in and around the box of one tooth. */
export interface ToothDrawing {
  tooth: Tooth
  /** In the order in which they are painted: what lies under decay comes before it. */
  fields: Readonly<Partial<Record<Surface, readonly Filling[]>>>
  border: Tone | null
  box: Filling | null
  signs: readonly Sign[]
  roots: readonly RootSign[]
  /** Codes in capitals, without those that a symbol says. */
  codeLine: readonly FindingCode[]
  /** As seen on the chart, which is never mirrored. */
  arrows: readonly ('left' | 'right' | 'round')[]
  isDimmed: boolean
  isUncertain: boolean
  /** Work is planned on it: a dashed outline around the box. */
  isPlanned: boolean
  /** Something was entered in the visit that is looked at: a dot beside its number. */
  isToday: boolean
  isConflict: boolean
}

/** A bracket over a bridge, or the double line of a denture, on the root side of its teeth. */
export interface Span {
  key: string
  kind: 'bridge' | 'denture'
  code: FindingCode
  material: Material | null
  /** The ends of each part that is drawn: one for a bridge; a denture has one for each run of teeth it replaces. */
  parts: readonly (readonly [from: Tooth, to: Tooth])[]
  /** Where a tick leads from the bracket to the box. */
  abutments: readonly Tooth[]
  isUncertain: boolean
}

/** A diastema: `)(` between two boxes, with its width beneath. */
export interface Gap {
  key: string
  left: Tooth
  right: Tooth
  /** In millimetres. */
  width: number
  isUncertain: boolean
}

export interface ChartDrawing {
  layer: DrawnLayer
  /** Only teeth that have something to draw. */
  teeth: ReadonlyMap<Tooth, ToothDrawing>
  spans: readonly Span[]
  gaps: readonly Gap[]
}

/** Returns everything a chart of teeth shows of a mouth, as symbols; where they stand says `layoutOf`. */
export function drawingOf(mouth: Mouth, layer: DrawnLayer = 'now'): ChartDrawing {
  const { drawn, outlined } = rowsOn(mouth, layer)
  const spans = drawn.flatMap((row) => spanOf(row, mouth.now) ?? [])
  const gaps = drawn.flatMap((row) => gapOf(row) ?? [])
  const teeth = new Map<Tooth, ToothDrawing>()
  for (const tooth of teethOn([...drawn, ...outlined])) {
    const on = (rows: readonly FindingRow[]) => rows.filter((row) => row.teeth.includes(tooth))
    teeth.set(tooth, {
      ...marksOf(tooth, on(drawn)),
      isPlanned: on(outlined).length > 0,
      isToday: layer === 'now' && on(mouth.today).length > 0,
      isConflict: layer === 'now' && mouth.conflicts.some((conflict) => conflict.teeth.includes(tooth)),
    })
  }
  return { layer, teeth, spans, gaps }
}

function rowsOn({ now, planned, first, today }: Mouth, layer: DrawnLayer) {
  if (layer === 'now') return { drawn: now, outlined: planned }
  if (layer === 'today')
    return {
      drawn: today.filter(({ mode }) => mode !== 'planned'),
      outlined: today.filter(({ mode }) => mode === 'planned'),
    }
  return { drawn: layer === 'first' ? first : planned, outlined: [] }
}

const teethOn = (rows: readonly FindingRow[]) => new Set(rows.flatMap(({ teeth }) => teeth))

function marksOf(
  tooth: Tooth,
  rows: readonly FindingRow[],
): Omit<ToothDrawing, 'isPlanned' | 'isToday' | 'isConflict'> {
  const own = rows.map(({ code }) => symbols[code])
  const isPontic = rows.some(({ abutments }) => abutments && !abutments.includes(tooth))
  const signs = own.flatMap(({ sign }) => sign ?? [])
  return {
    tooth,
    fields: fieldsOf(rows),
    border: own.find(({ border }) => border)?.border ?? null,
    box: own.find(({ box }) => box)?.box ?? null,
    signs: [...new Set(isPontic ? [...signs, 'cross' as const] : signs)],
    roots: [...new Set(own.flatMap(({ root }) => root ?? []))],
    codeLine: codesWritten(rows),
    arrows: rows.flatMap((row) => arrowOf(tooth, row) ?? []),
    isDimmed: own.some(({ isDimmed }) => isDimmed),
    isUncertain: rows.some(({ is_uncertain }) => is_uncertain),
  }
}

function fieldsOf(rows: readonly FindingRow[]): ToothDrawing['fields'] {
  const fields: Partial<Record<Surface, Filling[]>> = {}
  const inOrder = [...rows].sort((one, other) => Number(isOutlined(one)) - Number(isOutlined(other)))
  for (const { code, surfaces } of inOrder) {
    const filling = symbols[code].field
    if (filling) for (const surface of surfaces) fields[surface] = [...(fields[surface] ?? []), filling]
  }
  return fields
}

const isOutlined = ({ code }: Finding) => code === 'car' || code === 'nca'

/** A crown is named beside the implant that carries it. A surface that is sound is no finding of the tooth. */
function codesWritten(rows: readonly FindingRow[]): FindingCode[] {
  const hasImplant = rows.some(({ code }) => code === 'ipx')
  const codes = rows.flatMap(({ code, surfaces }) => {
    if (code === 'sou' && surfaces.length > 0) return []
    return symbols[code].isWritten || (hasImplant && isCrown(code)) ? [code] : []
  })
  return [...new Set(codes)]
}

function arrowOf(tooth: Tooth, { code, direction }: Finding): ToothDrawing['arrows'][number] | undefined {
  if (code === 'rot') return 'round'
  if (code !== 'mig') return undefined
  return (direction === 'm') === isMesialRight(tooth) ? 'right' : 'left'
}

function spanOf(
  { key, code, teeth, abutments = [], material, is_uncertain }: FindingRow,
  now: readonly Finding[],
): Span | undefined {
  if (!isBridge(code) && !isDenture(code)) return undefined
  const absent = teeth.filter((tooth) => isAbsent(now.filter((finding) => finding.teeth.includes(tooth))))
  return {
    key,
    code,
    kind: isBridge(code) ? 'bridge' : 'denture',
    material: material ?? null,
    parts: runsOf(code === 'prd' && absent.length > 0 ? absent : teeth),
    abutments,
    isUncertain: is_uncertain,
  }
}

/** The ends of each run of teeth that stand beside each other. */
function runsOf(teeth: readonly Tooth[]): [from: Tooth, to: Tooth][] {
  const runs: [from: Tooth, to: Tooth][] = []
  for (const tooth of teeth) {
    const run = runs.at(-1)
    if (run && neighbourOf(run[1], 'right') === tooth) run[1] = tooth
    else runs.push([tooth, tooth])
  }
  return runs
}

function gapOf({ key, code, teeth: [left, right], width, is_uncertain }: FindingRow): Gap | undefined {
  if (code !== 'dia' || !left || !right || width === undefined) return undefined
  return { key, left, right, width, isUncertain: is_uncertain }
}
