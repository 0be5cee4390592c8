/** The notes and coins of a drawer, in rupiah, the largest first. */
export const denominations = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const

/** How many there are of each, by its value, and what is counted otherwise under `other`; null where nothing is typed. */
export type Pieces = Readonly<Record<string, number | null>>

/** What a drawer holds. */
export const sumOf = (pieces: Pieces) =>
  denominations.reduce((sum, value) => sum + value * (pieces[value] ?? 0), pieces.other ?? 0)

/** Whether anything was typed at all: a drawer nobody looked into is not an empty one. */
export const isCounted = (pieces: Pieces) => Object.values(pieces).some((count) => count !== null)
