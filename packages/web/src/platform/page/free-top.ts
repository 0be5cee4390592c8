export interface Box {
  top: number
  bottom: number
  /** how bad it is to cover it */
  weight: number
}

/** Returns the highest place in a window, not above `start`, that covers the least of the elements that must be visible; in pixels. */
export function freeTop(
  boxes: readonly Box[],
  { start, height, room }: { start: number; height: number; room: number },
) {
  const below = boxes.map(({ bottom }) => bottom + gap)
  const tops = [start, ...below, room - height - gap].filter((top) => top >= start && top + height <= room)
  const cost = (at: number) =>
    boxes.reduce((sum, { top, bottom, weight }) => (at < bottom && top < at + height ? sum + weight : sum), 0)
  return tops.sort((one, other) => cost(one) - cost(other) || one - other)[0] ?? start
}

export const gap = 8
