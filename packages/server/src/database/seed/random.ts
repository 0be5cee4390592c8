export interface Random {
  /** At least 0, less than 1. */
  next: () => number
  /** From low to high, both included. */
  integer: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <const Item>(items: readonly [Item, ...Item[]]) => Item
  /** A pick by weight. */
  draw: <const Item>(items: readonly [Weighted<Item>, ...Weighted<Item>[]]) => Item
}

export type Weighted<Item> = readonly [weight: number, item: Item]

/** The same seed gives the same people on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    draw: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) {
        left -= weight
        if (left < 0) return item
      }
      return items[0][1]
    },
  }
}
