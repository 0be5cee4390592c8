import { describe, expect, it } from 'vitest'
import {
  clock,
  closedParts,
  type GridBlock,
  hoursAround,
  lanesOf,
  neighbour,
  placeAfter,
  readingOrder,
  slotAt,
  snapToSlot,
} from './time-grid-layout'

const block = (id: number, from: number, until: number, column = 'a'): GridBlock => ({ id, column, from, until })
const day = { from: 480, until: 1200 }

describe('blocks that overlap', () => {
  it.each([
    {
      what: 'one after the other fill the column',
      blocks: [block(1, 540, 570), block(2, 570, 600)],
      want: ['0/1', '0/1'],
    },
    { what: 'at one time stand side by side', blocks: [block(1, 540, 570), block(2, 540, 570)], want: ['0/2', '1/2'] },
    {
      what: 'the third takes the lane that became free',
      blocks: [block(1, 540, 600), block(2, 540, 555), block(3, 555, 600)],
      want: ['0/2', '1/2', '1/2'],
    },
    {
      what: 'a chain is one group',
      blocks: [block(1, 540, 600), block(2, 570, 630), block(3, 600, 660)],
      want: ['0/2', '1/2', '0/2'],
    },
  ])('$what', ({ blocks, want }) => {
    const lanes = lanesOf(blocks)
    expect(blocks.map(({ id }) => `${lanes.get(id)?.lane}/${lanes.get(id)?.lanes}`)).toEqual(want)
  })

  it('gives a short block the height it is drawn with', () => {
    const lanes = lanesOf([block(1, 540, 545), block(2, 545, 550)], { atLeast: 15 })
    expect(lanes.get(2)).toEqual({ lane: 1, lanes: 2 })
  })

  it('no two of a thousand cover each other', () => {
    const blocks = Array.from({ length: 1000 }, (_, id) => {
      const from = 480 + ((id * 137) % 600)
      return block(id, from, from + 15 + ((id * 29) % 75))
    })
    const lanes = lanesOf(blocks)
    for (const one of blocks)
      for (const other of blocks)
        if (one.id < other.id && lanes.get(one.id)?.lane === lanes.get(other.id)?.lane)
          expect(one.until <= other.from || other.until <= one.from).toBe(true)
  })
})

describe('the day', () => {
  it('is closed outside of shifts', () => {
    const open = [
      { from: 780, until: 1020 },
      { from: 540, until: 720 },
    ]
    expect(closedParts(open, day)).toEqual([
      { from: 480, until: 540 },
      { from: 720, until: 780 },
      { from: 1020, until: 1200 },
    ])
    expect(closedParts([], day)).toEqual([day])
    expect(closedParts([{ from: 0, until: 1440 }], day)).toEqual([])
    expect(closedParts([{ from: 1230, until: 1300 }], day)).toEqual([day])
  })

  it('begins and ends with whole hours around everything', () => {
    expect(hoursAround([{ from: 455, until: 500 }], day)).toEqual({ from: 420, until: 1200 })
    expect(hoursAround([{ from: 1100, until: 1439 }], day)).toEqual({ from: 480, until: 1440 })
    expect(hoursAround([], day)).toEqual(day)
  })
})

describe('arrows', () => {
  const columns = ['a', 'b', 'c']
  const blocks = [block(3, 600, 630), block(1, 540, 570), block(2, 900, 930, 'c'), block(4, 610, 630, 'c')]
  const from = (id: number, step: 'up' | 'down' | 'before' | 'after') => {
    const found = blocks.find((each) => each.id === id)
    return found && neighbour({ columns, blocks }, { block: found, step })?.id
  }

  it('read column by column, the earlier first', () => {
    expect(readingOrder(columns, blocks).map(({ id }) => id)).toEqual([1, 3, 4, 2])
    expect(from(1, 'down')).toBe(3)
    expect(from(3, 'down')).toBe(4)
    expect(from(4, 'up')).toBe(3)
    expect(from(1, 'up')).toBeUndefined()
    expect(from(2, 'down')).toBeUndefined()
  })

  it('lead to the nearest in time of the next column that has any', () => {
    expect(from(1, 'after')).toBe(4)
    expect(from(2, 'before')).toBe(3)
    expect(from(1, 'before')).toBeUndefined()
    expect(from(2, 'after')).toBeUndefined()
  })
})

describe('a block that is moved', () => {
  const grid = { columns: ['a', 'b'], day, slot: 15 }
  it.each([
    { step: 'down', at: { column: 'a', from: 540 }, want: { column: 'a', from: 555 } },
    { step: 'up', at: { column: 'a', from: 540 }, want: { column: 'a', from: 525 } },
    { step: 'down', at: { column: 'a', from: 547 }, want: { column: 'a', from: 555 } },
    { step: 'up', at: { column: 'a', from: 547 }, want: { column: 'a', from: 540 } },
    { step: 'up', at: { column: 'a', from: 480 }, want: { column: 'a', from: 480 } },
    { step: 'down', at: { column: 'a', from: 1170 }, want: { column: 'a', from: 1170 } },
    { step: 'after', at: { column: 'a', from: 540 }, want: { column: 'b', from: 540 } },
    { step: 'after', at: { column: 'b', from: 540 }, want: { column: 'b', from: 540 } },
    { step: 'before', at: { column: 'a', from: 540 }, want: { column: 'a', from: 540 } },
  ] as const)('$step from $at.from in $at.column', ({ step, at, want }) => {
    expect(placeAfter(at, grid, { step, minutes: 30 })).toEqual(want)
  })

  it('falls onto the nearest slot, and ends within the day', () => {
    expect(snapToSlot(547, grid, 30)).toBe(540)
    expect(snapToSlot(548, grid, 30)).toBe(555)
    expect(snapToSlot(1199, grid, 30)).toBe(1170)
    expect(snapToSlot(0, grid, 30)).toBe(480)
  })
})

it('an empty place is the slot that holds it', () => {
  expect(slotAt(554, { day, slot: 15 })).toBe(540)
  expect(slotAt(1200, { day, slot: 15 })).toBe(1185)
})

it('a minute is shown as on a clock', () => {
  expect(clock(545)).toBe('09:05')
  expect(clock(0)).toBe('00:00')
})
