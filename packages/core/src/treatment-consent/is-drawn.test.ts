import { expect, it } from 'vitest'
import { isDrawn } from './is-drawn'

// Seen to fail: points outside the box counted; the extent of x and y together.

it.each<[string, string[], boolean]>([
  ['a curve', ['M10,40 Q20,10 60,30 T120,50 Z'], true],
  ['a line as high as the least', ['M50,10 L50,30'], true],
  ['a line not as high', ['M50,10 L50,29.5'], false],
  ['a line as wide as the least', ['M10,50 L30,50'], true],
  ['a slanting line, short in both', ['M10,10 L29,29'], false],
  ['a dot', ['M50,50 L50,50 Z'], false],
  ['dots apart', ['M50,50 Z', 'M90,50 Z'], true],
  ['a line that begins at nothing and is short', ['M.5,-.5 L.5,9 L9.5,9'], false],
  ['a line far outside its box', ['M900,900 L990,990'], false],
  ['a line of which only a dot is inside', ['M50,50 L-50,-50'], false],
  ['numbers that are no pair', ['M10'], false],
  ['commands alone', ['MZ'], false],
  ['nothing at all', [], false],
])('of %s it says whether it is a signature', (_, paths, want) => {
  expect(isDrawn({ width: 400, height: 150, paths })).toBe(want)
})
