import type { Surface } from './surface'
import type { Tooth } from './tooth'

export type SurfaceCode = 'car' | 'nca' | 'amf' | 'cof' | 'gif' | 'tif' | 'fis' | 'inl' | 'onl'
type ToothCode =
  | 'sou'
  | 'mis'
  | 'non'
  | 'une'
  | 'pre'
  | 'imx'
  | 'imv'
  | 'ano'
  | 'per'
  | 'cfr'
  | 'att'
  | 'abr'
  | 'rrx'
  | 'nvt'
  | 'rct'
  | 'ipx'
  | 'pon'
  | 'abu'
  | 'mig'
  | 'rot'
export type CrownCode = 'fmc' | 'poc' | 'mpc' | 'gmc'
export type BridgeCode = 'meb' | 'pob'
export type DentureCode = 'prd' | 'fld'
export type FindingCode = SurfaceCode | ToothCode | CrownCode | BridgeCode | DentureCode | 'dia'
export type Material = 'acr' | 'frm'
export type Cause = 'caries' | 'periodontal' | 'trauma' | 'orthodontic' | 'other' | 'unknown'
export type EntryMode = 'found' | 'planned' | 'done_here' | 'done_elsewhere' | 'error'

/** Details a code needs beside its surfaces; each only with the codes that have it. */
interface Detail {
  /** Of prd and fld. */
  material?: Material
  /** Of dia, in millimetres. */
  width?: number
  /** Of mig. */
  direction?: 'm' | 'd'
  /** Of meb and pob; the other teeth are pontics. */
  abutments?: readonly Tooth[]
}

/** A code as it is entered, for all teeth of its entry. */
export interface Item extends Detail {
  code: FindingCode
  surfaces: readonly Surface[]
}

/** The entry of one commit: items on some teeth. */
export interface Entry {
  mode: EntryMode
  /** In the order of the chart. */
  teeth: readonly Tooth[]
  items: readonly Item[]
  /** Why the teeth are lost, where it was said. */
  cause?: Cause
  isUncertain: boolean
  note: string
}

/** One finding: on one tooth, between two, or over several (a bridge, a denture). */
export interface Finding extends Item {
  teeth: readonly Tooth[]
  cause?: Cause
}

/** A finding as it is kept. Rows are only added: a later one supersedes an earlier one. */
export interface FindingRow extends Finding {
  /** Made where it is typed, so that a row which is sent twice is kept once. */
  key: string
  mode: EntryMode
  is_uncertain: boolean
  note: string
  /** The visit it was entered in. */
  visit: string
  by: string
  /** The dentist who signs an entry typed by an assistant. */
  dictated_by: string | null
  /** A moment in UTC, as ISO 8601 writes it with milliseconds. */
  at: string
  /** Keys of the rows it replaces, or of those that it says were entered in error. */
  supersedes: readonly string[]
  /** Of a row of mode `error`: why what it supersedes is wrong. */
  reason: string | null
}
