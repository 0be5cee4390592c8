export interface BoardCard {
  /** The same for the same thing, also in another column. */
  id: string
  column: string
}

export type BoardStep = 'up' | 'down' | 'before' | 'after'

interface Laid<Card extends BoardCard> {
  columns: readonly string[]
  cards: readonly Card[]
}

/** The card an arrow leads to: within its column, or as far down in the next one that holds any. */
export function nextCard<Card extends BoardCard>({ columns, cards }: Laid<Card>, from: Card, step: BoardStep) {
  const inColumn = (key: string | undefined) => cards.filter(({ column }) => column === key)
  const own = inColumn(from.column)
  const row = own.findIndex(({ id }) => id === from.id)
  if (step === 'up') return own[row - 1]
  if (step === 'down') return own[row + 1]
  const at = columns.indexOf(from.column)
  const rest = step === 'after' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  const there = inColumn(rest.find((key) => inColumn(key).length > 0))
  return there[Math.min(row, there.length - 1)]
}

/** The columns a card may stand in while it is moved, as they are read: its own and its targets. */
export const reachable = (columns: readonly string[], card: BoardCard, targets: readonly string[]) =>
  columns.filter((key) => key === card.column || targets.includes(key))
