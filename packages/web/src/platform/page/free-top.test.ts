import { expect, it } from 'vitest'
import { freeTop } from './free-top'

const toast = { start: 72, height: 60, room: 400 }
const title = { top: 80, bottom: 110, weight: 1 }
const action = { top: 130, bottom: 170, weight: 1 }
const field = { top: 100, bottom: 140, weight: 9 }

it.each([
  { name: 'nothing in the way', boxes: [], want: 72 },
  { name: 'something farther down', boxes: [{ top: 132, bottom: 170, weight: 1 }], want: 72 },
  { name: 'a title, then what stands below it', boxes: [action, title], want: 178 },
  { name: 'room between two', boxes: [title, { top: 180, bottom: 220, weight: 1 }], want: 118 },
])('keeps clear of $name', ({ boxes, want }) => {
  expect(freeTop(boxes, toast)).toBe(want)
})

it('covers what weighs least where there is no room for all', () => {
  const low = { ...toast, room: 216 }
  expect(freeTop([title, action], low)).toBe(118)
  expect(freeTop([title, { ...field, top: 112 }], low)).toBe(148)
  expect(freeTop([title, { ...field, top: 140, bottom: 200 }], low)).toBe(72)
})

it('starts where it starts in a window lower than itself', () => {
  expect(freeTop([title], { ...toast, room: 90 })).toBe(72)
})
