import {
  type Arch,
  archTeeth,
  type MouthSide,
  type PeriodontalTooth,
  type ProbingMeasure,
  type SitePlace,
  sideOfSite,
  sitesAlong,
} from '@clinic/core/periodontal-chart'

/** The width of a site, and what a tooth takes on the drawing with the gap beside it. */
export const siteWidth = 22
export const toothWidth = 3 * siteWidth
const pitch = toothWidth + 3
/** One millimetre of the drawing. */
export const millimetre = 4.4
/** From the chewing edge outwards: where enamel ends, and how high a side is drawn. */
export const junction = 34
export const sideHeight = 98
const band = 30
const rowHeight = 20

/** The rows of figures of a side, from the teeth outwards. */
export const figureRows = ['depth', 'recession', 'attachment', 'marks'] as const
export type FigureRow = (typeof figureRows)[number]

const figuresHeight = figureRows.length * rowHeight

export interface ChartPart {
  arch: Arch
  teeth: readonly PeriodontalTooth[]
}

export type PartSize = 'arch' | 'half' | 'sextant'

const cuts: Readonly<Record<PartSize, readonly (readonly [from: number, to: number])[]>> = {
  arch: [[0, 16]],
  half: [
    [0, 8],
    [8, 16],
  ],
  sextant: [
    [0, 5],
    [5, 11],
    [11, 16],
  ],
}

const arches: readonly Arch[] = ['upper', 'lower']

/** The parts in which a chart is shown where the whole has no room, in the order of the chart. */
export const partsOf = (size: PartSize): ChartPart[] =>
  arches.flatMap((arch) => cuts[size].map(([from, to]) => ({ arch, teeth: archTeeth[arch].slice(from, to) })))

/** Which side is drawn above the numbers of the teeth: the tongue lies between the oral sides. */
export const sidesOf = (arch: Arch): readonly [above: MouthSide, below: MouthSide] =>
  arch === 'upper' ? ['buccal', 'oral'] : ['oral', 'buccal']

const gutterOf = (size: PartSize) => (size === 'arch' ? 84 : 48)

export const partHeight = 2 * (sideHeight + figuresHeight) + band
export const partWidth = ({ teeth }: ChartPart, size: PartSize) => gutterOf(size) + teeth.length * pitch

export const toothX = (index: number, size: PartSize) => gutterOf(size) + index * pitch

/** The middle of the band with the numbers of the teeth. */
export const bandY = partHeight / 2

/** A side grows from the band outwards. */
export const outwards = (arch: Arch, side: MouthSide): 1 | -1 => (sidesOf(arch)[0] === side ? -1 : 1)

/** Where a distance from the chewing edge lies. */
export const yOf = (distance: number, out: 1 | -1) => bandY + out * (band / 2 + distance)

/** The top of a row of figures. */
export function rowY(row: FigureRow, out: 1 | -1) {
  const inner = yOf(sideHeight + figureRows.indexOf(row) * rowHeight, out)
  return out === 1 ? inner : inner - rowHeight
}
export const figureHeight = rowHeight

/** The box of a depth or a recession on the drawing of a part; undefined where the part does not show the tooth. */
export function boxOf({ tooth, site }: SitePlace, measure: ProbingMeasure, shown: { part: ChartPart; size: PartSize }) {
  const { part, size } = shown
  const index = part.teeth.indexOf(tooth)
  if (index < 0) return undefined
  const side = sideOfSite(site)
  const column = sitesAlong(tooth, side).indexOf(site)
  return {
    x: toothX(index, size) + column * siteWidth,
    y: rowY(measure, outwards(part.arch, side)),
    width: siteWidth,
    height: rowHeight,
  }
}

/** The site that is pressed, and the row where it is one of the two that are typed. */
export function placeAt(point: { x: number; y: number }, { part, size }: { part: ChartPart; size: PartSize }) {
  const index = part.teeth.findIndex((_, number) => point.x < toothX(number, size) + pitch)
  const tooth = part.teeth[index]
  if (!tooth || point.x < gutterOf(size)) return undefined
  const column = Math.min(2, Math.max(0, Math.floor((point.x - toothX(index, size)) / siteWidth)))
  const side = sidesOf(part.arch)[point.y < bandY ? 0 : 1]
  const site = sitesAlong(tooth, side)[column]
  if (!site) return undefined
  const top = rowY('recession', outwards(part.arch, side))
  const measure: ProbingMeasure = point.y >= top && point.y < top + rowHeight ? 'recession' : 'depth'
  return { cursor: { tooth, site }, measure }
}
