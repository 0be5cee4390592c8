import type { ReactNode } from 'react'
import type { Mark } from '../mark'
import type { BoardCard } from './board-steps'

export interface BoardColumn {
  key: string
  label: string
}

/** How a card is shown. */
export interface BoardLook<Card extends BoardCard> {
  /** All that it says, for who cannot see where it stands. */
  nameOf: (card: Card) => string
  /** What it is called in a sentence. */
  titleOf: (card: Card) => string
  render: (card: Card) => ReactNode
  /** whose it is */
  markOf?: (card: Card) => Mark | undefined
  /** whether it is there for completeness */
  isQuiet?: (card: Card) => boolean
}

export interface BoardWords {
  /** What the keys do. */
  keys: string
  moving: (moved: { name: string; column: string }) => string
  dropped: (moved: { name: string; column: string }) => string
  putBack: (name: string) => string
  /** It cannot go anywhere. */
  stuck: (name: string) => string
  drop: string
  giveUp: string
}

export interface BoardProps<Card extends BoardCard> {
  label: string
  columns: readonly BoardColumn[]
  /** in the order of their columns */
  cards: readonly Card[]
  /** the one column that a narrow window shows; whoever chooses it says which */
  only?: string
  look: BoardLook<Card>
  words: BoardWords
  onOpen: (card: Card) => void
  /** The columns a card may be moved to; all others are grey while it is moved. */
  targetsOf: (card: Card) => readonly string[]
  onMove: (card: Card, column: string) => void
  /** a button on the card: the next step */
  action?: (card: Card) => { label: string; name: string; busy?: boolean; onClick: () => void } | undefined
}
