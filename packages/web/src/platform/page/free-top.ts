export interface Box {
  top: number
  bottom: number
  /** how bad it is to cover it */
  weight: number
}

/** The highest place in a window, not above `start`, where something covers the least of what must be seen; in pixels. */
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
