import { expect, it } from 'vitest'
import { mouthOf } from '../chart'
import { typedOn } from '../typed-chart'
import { writtenLine } from '../written-line'
import { contradictionsIn } from './contradiction'

const meanwhile = (one: string, other: string) =>
  mouthOf([...typedOn([], { line: one, by: 'ayu' }, 0), ...typedOn([], { line: other, by: 'budi' }, 1)])

it.each([
  ['46 o amf', '46 o gif', null],
  ['46 o car', '46 o amf', '46 o car'],
  ['46 od car', '46 o amf', '46 od car'],
  ['46 o car', '46 poc', '46 o car'],
  ['46 o amf', '46 poc', null],
  ['46 mis karies', '46 o cof', null],
  ['46 nvt', '46 rct', null],
  ['36 mis karies', '36 mis trauma', null],
  ['+46 o amf', '+46 o gif', null],
  ['+46 o car # dalam', '+46 o amf', '+46 o car # dalam'],
  ['rb fld acr', 'rb fld frm', null],
  ['11-21 dia 1mm', '11-21 dia 2mm', null],
  ['14-16 pob', '13-15 pob', null],
])('of %s and %s both can hold by entering %j', (one, other, want) => {
  const [found] = contradictionsIn(meanwhile(one, other)).slice(-1)
  expect(found?.rows.map(({ by }) => by)).toEqual(['ayu', 'budi'])
  expect(found?.bothHold ? writtenLine(found.bothHold) : null).toBe(want)
})

it('is over once both hold', () => {
  const rows = [...typedOn([], { line: '46 o car', by: 'ayu' }, 0), ...typedOn([], { line: '46 o amf', by: 'budi' }, 1)]
  const decided = mouthOf([...rows, ...typedOn(rows, { line: '46 o car', by: 'citra' }, 2)])
  expect(contradictionsIn(decided)).toEqual([])
  expect(decided.now.map(({ code, by }) => `${code} ${by}`)).toEqual(['amf budi', 'car citra'])
})

it.each(['46 o car', '36 mis karies', '14-16 pob', 'ra fld acr', '46 o car?'])(
  'is none where two found the same: %s',
  (line) => {
    const mouth = meanwhile(line, line)
    expect([mouth.conflicts, contradictionsIn(mouth)]).toEqual([[], []])
    expect(mouth.now.some(({ by }) => by === 'ayu')).toBe(false)
  },
)
