/** A stretch of a day, in minutes since its midnight. */
export interface Stretch {
  from: number
  until: number
}

/** A block in a column of a day. */
export interface GridBlock extends Stretch {
  id: number
  column: string
}

/** The place of a block. */
export interface Place {
  column: string
  from: number
}

/** The same with its length, in minutes. */
export interface SizedPlace extends Place {
  minutes: number
}

export interface Lane {
  lane: number
  lanes: number
}

/** Blocks of one column that overlap stand side by side: the lane of each, by its id. One is drawn as `atLeast` minutes long. */
export function lanesOf(blocks: readonly GridBlock[], { atLeast = 0 } = {}): ReadonlyMap<number, Lane> {
  const placed = new Map<number, Lane>()
  let group: { id: number; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, lane } of group) placed.set(id, { lane, lanes: ends.length })
    group = []
    ends = []
  }
  for (const { id, from, until } of inOrder(blocks)) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(until, from + atLeast)
    group.push({ id, lane })
  }
  close()
  return placed
}

/** The parts of a day in which nobody works. */
export function closedParts(open: readonly Stretch[], day: Stretch): Stretch[] {
  const closed: Stretch[] = []
  let at = day.from
  for (const { from, until } of [...open].sort((a, b) => a.from - b.from)) {
    if (from > at) closed.push({ from: at, until: Math.min(from, day.until) })
    at = Math.max(at, until)
  }
  if (at < day.until) closed.push({ from: at, until: day.until })
  return closed.filter(({ from, until }) => until > from)
}

/** Whole hours that hold everything, and at least the given stretch. */
export function hoursAround(stretches: readonly Stretch[], least: Stretch): Stretch {
  const from = Math.min(least.from, ...stretches.map((stretch) => stretch.from))
  const until = Math.max(least.until, ...stretches.map((stretch) => stretch.until))
  return { from: Math.max(0, Math.floor(from / 60) * 60), until: Math.min(24 * 60, Math.ceil(until / 60) * 60) }
}

/** The blocks as they are read: column by column, the earlier first. */
export const readingOrder = <Block extends GridBlock>(columns: readonly string[], blocks: readonly Block[]): Block[] =>
  columns.flatMap((column) => inOrder(blocks.filter((block) => block.column === column)))

export type Step = 'up' | 'down' | 'before' | 'after'

/** The block an arrow leads to: the one read before or after, or the nearest in time of the next column that has any. */
export function neighbour<Block extends GridBlock>(
  { columns, blocks }: { columns: readonly string[]; blocks: readonly Block[] },
  { block, step }: { block: Block; step: Step },
): Block | undefined {
  if (step === 'up' || step === 'down') {
    const order = readingOrder(columns, blocks)
    return order[order.findIndex(({ id }) => id === block.id) + (step === 'down' ? 1 : -1)]
  }
  const at = columns.indexOf(block.column)
  const others = step === 'after' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  const column = others.find((each) => blocks.some((other) => other.column === each))
  return inOrder(blocks.filter((other) => other.column === column)).reduce<Block | undefined>(
    (nearest, other) =>
      nearest && Math.abs(nearest.from - block.from) <= Math.abs(other.from - block.from) ? nearest : other,
    undefined,
  )
}

interface Grid {
  columns: readonly string[]
  day: Stretch
  slot: number
}

/** One slot up or down, one column before or after, never out of the grid. */
export function placeAfter(
  place: Place,
  { columns, day, slot }: Grid,
  { step, minutes }: { step: Step; minutes: number },
) {
  const at = columns.indexOf(place.column)
  if (step === 'before' || step === 'after') {
    const column = columns[step === 'after' ? at + 1 : at - 1]
    return column === undefined ? place : { ...place, column }
  }
  // from a time beside the slots the first step leads onto one
  const next = step === 'down' ? Math.floor(place.from / slot + 1) * slot : Math.ceil(place.from / slot - 1) * slot
  return { ...place, from: within(next, day, minutes) }
}

/** One slot longer or shorter: at least a slot, at most until the end of the day. */
export function minutesAfter(
  { from, minutes }: Pick<SizedPlace, 'from' | 'minutes'>,
  { day, slot }: Omit<Grid, 'columns'>,
  step: 'up' | 'down',
) {
  // from a length beside the slots the first step leads onto one
  const next = step === 'down' ? Math.floor(minutes / slot + 1) * slot : Math.ceil(minutes / slot - 1) * slot
  return Math.max(slot, Math.min(next, day.until - from))
}

/** The length of a block whose end is dragged to a minute. */
export const minutesUntil = (minute: number, from: number, { day, slot }: Omit<Grid, 'columns'>) =>
  Math.max(slot, Math.min(Math.round((minute - from) / slot) * slot, day.until - from))

/** The slot nearest to a minute, such that the block ends within the day. */
export const snapToSlot = (minute: number, { day, slot }: Omit<Grid, 'columns'>, minutes: number) =>
  within(Math.round(minute / slot) * slot, day, minutes)

/** The slot that holds a minute. */
export const slotAt = (minute: number, { day, slot }: Omit<Grid, 'columns'>) =>
  within(Math.floor(minute / slot) * slot, day, slot)

/** 09:05 */
export const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const within = (from: number, day: Stretch, minutes: number) => Math.max(day.from, Math.min(from, day.until - minutes))

const inOrder = <Block extends GridBlock>(blocks: readonly Block[]) =>
  [...blocks].sort((a, b) => a.from - b.from || b.until - a.until || a.id - b.id)
