import type { ReactNode } from 'react'
import type { Mark } from '../mark'
import type { GridBlock, Place, SizedPlace, Stretch } from './time-grid-layout'

export interface GridColumn {
  key: string
  label: string
  /** a quiet line below the label */
  note?: string
  /** whose it is */
  mark?: Mark
  /** when somebody works here; the rest of the day is shaded */
  open: readonly Stretch[]
  /** when nobody can be here, and why: hatched, with its words */
  blocked?: readonly (Stretch & { label: string })[]
  /** the minute it is now, in the column of today */
  now?: number
  isToday?: boolean
  /** the narrowest it may become, in rem */
  narrowest?: number
}

export type GridTone = 'neutral' | 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'error'

/** How a block is shown. To draw a moved one alone, these functions must stay the same between two drawings. */
export interface GridLook<Block extends GridBlock> {
  /** The whole text, for screen readers. */
  nameOf: (block: Block) => string
  render: (block: Block) => ReactNode
  toneOf: (block: Block) => GridTone
  /** whose it is */
  markOf?: (block: Block) => Mark
  isCrossed: (block: Block) => boolean
  /** Whether it may still not come about: in a broken frame, without a tint. */
  isTentative?: (block: Block) => boolean
}

export interface GridWords {
  /** The help about keys. */
  keys: string
  moving: (moved: { name: string; time: string; column: string; problem?: string }) => string
  /** It was dropped; what comes of it is told when it is known. */
  dropped: (moved: { name: string; time: string; column: string }) => string
  putBack: (name: string) => string
  drop: string
  giveUp: string
}

export interface TimeGridProps<Block extends GridBlock> {
  label: string
  columns: readonly GridColumn[]
  blocks: readonly Block[]
  day: Stretch
  /** minutes */
  slot: number
  /** the minute that is on top at first, and the column that is in sight */
  start: number
  startColumn?: string
  look: GridLook<Block>
  words: GridWords
  onOpen: (block: Block) => void
  /** an empty slot was chosen; without it, empty slots do nothing */
  onPick?: (place: Place) => void
  canMove: (block: Block) => boolean
  /** why a block cannot be dropped at a place, in words; the drop is tried all the same */
  problemAt?: (block: Block, place: SizedPlace) => string | undefined
  /** Moves a block, or changes how long it is, and returns a sentence about the result. */
  onMove: (block: Block, place: SizedPlace) => Promise<string>
  /** a block to be lifted now, as by its key; to be forgotten once it is */
  lift?: number
  onLifted?: () => void
  /** more to do with the block that is lifted */
  actions?: (block: Block) => ReactNode
}
