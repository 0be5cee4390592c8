import type { FindingCode } from './finding'

/** A colour only adds to what a pattern says: the chart is read in black and white. */
export type Tone = 'plain' | 'green' | 'blue' | 'pink' | 'red'

export type Pattern =
  | 'outline'
  | 'dashedOutline'
  | 'innerOutline'
  | 'solid'
  /** At 45 degrees. */
  | 'hatchRising'
  /** At 135 degrees. */
  | 'hatchFalling'
  | 'hatchVertical'
  | 'dots'

export interface Filling {
  pattern: Pattern
  tone: Tone
}

/** Drawn over the box: an X, a check mark, a `#`. */
export type Sign = 'cross' | 'check' | 'fracture'

/** Drawn on the root side of the box. */
export type RootSign = 'triangle' | 'solidTriangle' | 'screw'

interface FindingSymbol {
  /** In each of its fields. */
  field?: Filling
  /** The heavy border of a crown, and what fills the box within it. */
  border?: Tone
  box?: Filling
  sign?: Sign
  root?: RootSign
  /** Its code stands in capitals on the code line. */
  isWritten?: true
  /** The box is drawn faintly: no tooth is seen there. */
  isDimmed?: true
}

const hatched = { pattern: 'hatchRising', tone: 'green' } as const
const vertical = { pattern: 'hatchVertical', tone: 'plain' } as const
const written = { isWritten: true } as const

/** What each code draws on its tooth. What joins teeth (dia, meb, pob, prd, fld) is drawn between or along them as well. */
export const symbols: Readonly<Record<FindingCode, FindingSymbol>> = {
  car: { field: { pattern: 'outline', tone: 'plain' } },
  nca: { field: { pattern: 'dashedOutline', tone: 'plain' } },
  amf: { field: { pattern: 'solid', tone: 'plain' } },
  cof: { field: hatched },
  gif: { field: { pattern: 'hatchFalling', tone: 'green' }, isWritten: true },
  tif: { field: { pattern: 'dots', tone: 'blue' }, isWritten: true },
  fis: { field: { pattern: 'hatchVertical', tone: 'pink' }, isWritten: true },
  inl: { field: { pattern: 'innerOutline', tone: 'plain' }, isWritten: true },
  onl: { field: { pattern: 'innerOutline', tone: 'plain' }, isWritten: true },
  sou: written,
  mis: { sign: 'cross' },
  non: { isWritten: true, isDimmed: true },
  une: { isWritten: true, isDimmed: true },
  pre: written,
  imx: written,
  imv: written,
  ano: written,
  per: written,
  cfr: { sign: 'fracture' },
  att: written,
  abr: written,
  rrx: { sign: 'check' },
  nvt: { root: 'triangle' },
  rct: { root: 'solidTriangle' },
  fmc: { border: 'plain' },
  poc: { border: 'plain', box: vertical },
  mpc: { border: 'green', box: hatched, isWritten: true },
  gmc: { border: 'red', isWritten: true },
  ipx: { root: 'screw', isWritten: true },
  pon: written,
  abu: written,
  meb: { border: 'plain' },
  pob: { border: 'plain', box: vertical },
  prd: {},
  fld: {},
  dia: {},
  mig: {},
  rot: {},
}
