import { describe, expect, it } from 'vitest'
import { valuesOf } from '../values'
import {
  archTeeth,
  emptyPeriodontalChart,
  measuredAt,
  moveProbing,
  type PeriodontalChartContent,
  type ProbingEntry,
  type ProbingReply,
  type ProbingWalk,
  placesOnPath,
  probingPaths,
  rowOfTooth,
  type SitePlace,
  startProbing,
  typeKey,
} from './index'

const walk: ProbingWalk = { path: 'arch', missing: new Set(['18', '28']), implants: new Set(['36']) }

const place = (text: string): SitePlace => {
  const found = placesOnPath('arch').find(({ tooth, site }) => text === `${tooth}${site}`)
  if (!found) throw new Error(`There is no site ${text}.`)
  return found
}
const said = ({ tooth, site }: SitePlace) => `${tooth}${site}`

interface Typed {
  entry: ProbingEntry
  content: PeriodontalChartContent
  reply?: ProbingReply
}

interface Start {
  at?: string
  content?: PeriodontalChartContent
  on?: ProbingWalk
}

/** Types keys one after the other: `3 4 p ArrowLeft`. */
function type(keys: string, { at, content = emptyPeriodontalChart, on = walk }: Start = {}): Typed {
  const begun = startProbing(on)
  let typed: Typed = { entry: at ? moveProbing(begun, { cursor: place(at) }) : begun, content }
  for (const key of keys.split(' ')) {
    typed = typeKey(key === '_' ? ' ' : key, { ...typed, walk: on }) ?? typed
  }
  return typed
}
const at = (typed: Typed, where: string) => measuredAt(typed.content, place(where))
const problem = ({ reply }: Typed) => (reply?.kind === 'refused' ? reply.problem : undefined)

describe('a path', () => {
  it.each(valuesOf(probingPaths))('%s reaches each of the 192 sites once', (path) => {
    const places = placesOnPath(path).map(said)
    expect(new Set(places).size).toBe(192)
    expect(places).toHaveLength(192)
  })

  it.each([
    ['arch', ['18db', '18b', '18mb', '17db'], ['21mb', '28dl', '18dl', '48db', '38db', '38dl']],
    ['quadrant', ['18db', '18b', '18mb', '17db'], ['11ml', '18dl', '21mb']],
    ['tooth', ['18db', '18b', '18mb', '18ml', '18l', '18dl', '17db'], ['28ml', '38mb']],
  ] as const)('%s goes its way', (path, begin, later) => {
    const places = placesOnPath(path).map(said)
    expect(places.slice(0, begin.length)).toEqual(begin)
    const order = later.map((each) => places.indexOf(each))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('begins at the first tooth that is there; also without any there is a place', () => {
    expect(said(startProbing(walk).cursor)).toBe('17db')
    const none = { ...walk, missing: new Set([...archTeeth.upper, ...archTeeth.lower]) }
    expect(said(startProbing(none).cursor)).toBe('18db')
    expect(type('3 4', { on: none }).reply).toMatchObject({ isLast: true })
  })
})

describe('digits', () => {
  it('write depths and lead on, past missing teeth', () => {
    const typed = type('3 2 4', { at: '27mb' })
    expect([at(typed, '27mb').depth, at(typed, '27b').depth, at(typed, '27db').depth]).toEqual([3, 2, 4])
    expect(said(typed.entry.cursor)).toBe('27dl')
    expect(typed.reply).toEqual({ kind: 'value', place: place('27db'), measure: 'depth', value: 4, isLast: false })
  })

  it('stay on the last site of the path', () => {
    const typed = type('3 5', { at: '48dl' })
    expect(typed.reply).toMatchObject({ isLast: true, value: 5 })
    expect(at(typed, '48dl').depth).toBe(5)
  })

  it.each([
    ['+ 2', 12],
    ['+ + 0', 20],
    ['1 Backspace + 0', 10],
  ])('after + are more by ten: %s', (keys, depth) => {
    expect(at(type(keys, { at: '16b' }), '16b').depth).toBe(depth)
  })

  it.each([
    ['+ + 1', 'depthRange'],
    ['+ + +', 'depthRange'],
    ['- 2', undefined],
    ['-', 'negativeDepth'],
    ['Tab + + 5', 'recessionRange'],
    ['Tab + + +', 'recessionRange'],
    ['Tab - + 1', 'recessionRange'],
    ['q', 'unknownKey'],
    ['m 4', 'grade'],
    ['f 7', 'grade'],
  ])('%s is refused as %s', (keys, want) => {
    expect(problem(type(keys, { at: '16b' }))).toBe(want)
  })

  it.each([
    ['Tab - 2', -2],
    ['Tab - 0', 0],
    ['Tab - + 0', -10],
    ['Tab - - 3', 3],
    ['Tab 3', 3],
  ])('in the row of recessions: %s', (keys, recession) => {
    const typed = type(keys, { at: '16b' })
    expect(Object.is(at(typed, '16b').recession, recession)).toBe(true)
    expect(at(typed, '16b').depth).toBeNull()
    expect(typed.entry.measure).toBe('recession')
  })
})

describe('letters', () => {
  it('mark the site written last, and take the mark away', () => {
    const typed = type('3 b P c s b', { at: '16b' })
    expect(at(typed, '16b')).toMatchObject({ bleeding: false, plaque: true, calculus: true, suppuration: true })
    expect(typed.reply).toEqual({ kind: 'mark', place: place('16b'), mark: 'bleeding', is: false })
  })

  it('mark where the cursor was moved to', () => {
    const typed = type('3 ArrowRight b', { at: '16b' })
    expect(at(typed, '15db').bleeding).toBe(true)
  })

  it('say mobility and furcation with a digit', () => {
    const typed = type('3 m 2 f 3', { at: '16b' })
    expect(rowOfTooth(typed.content, '16')?.mobility).toBe(2)
    expect(at(typed, '16b').furcation).toBe(3)
    expect(type('m 1', { at: '16b' }).reply).toEqual({ kind: 'mobility', tooth: '16', grade: 1 })
    expect(type('f', { at: '16b' }).reply).toEqual({
      kind: 'begun',
      prefix: { kind: 'furcation', place: place('16b') },
    })
  })

  it('take the only furcation of a side, and ask where there are two or none', () => {
    expect(at(type('f 1', { at: '46db' }), '46b').furcation).toBe(1)
    expect(problem(type('f', { at: '16l' }))).toBe('whichFurcation')
    expect(problem(type('f', { at: '11b' }))).toBe('noFurcation')
    expect(problem(type('f', { at: '36b' }))).toBe('noFurcation')
  })

  it('i makes an implant of a tooth, which has no furcation, and a tooth again', () => {
    const typed = type('3 f 2 i', { at: '46b' })
    expect(rowOfTooth(typed.content, '46')).toMatchObject({ implant: true, sites: [{ site: 'b', furcation: null }] })
    const again = type('i', { at: '46b', content: typed.content })
    expect(again.reply).toEqual({ kind: 'implant', tooth: '46', is: false })
    expect(type('i', { at: '36b' }).reply).toMatchObject({ is: true })
  })

  it('an implant of the chart of teeth is one from the first number on', () => {
    expect(rowOfTooth(type('4', { at: '36b' }).content, '36')?.implant).toBe(true)
  })
})

describe('ways', () => {
  it('x leaves the rest of a side out, a blank one site', () => {
    expect(said(type('x', { at: '16db' }).entry.cursor)).toBe('15db')
    expect(said(type('_', { at: '16db' }).entry.cursor)).toBe('16b')
    expect(problem(type('x', { at: '48dl' }))).toBe('noPlace')
    expect(said(type('x', { at: '16db', on: { ...walk, path: 'tooth' } }).entry.cursor)).toBe('16ml')
  })

  it.each([
    ['16b', 'ArrowRight', '16mb'],
    ['16b', 'ArrowLeft', '16db'],
    ['16b', 'ArrowDown', '16l'],
    ['16b', 'ArrowDown ArrowDown', '46l'],
    ['46l', 'ArrowUp', '16l'],
    ['48b', 'ArrowUp ArrowUp', '17dl'],
    ['38b', 'ArrowUp ArrowUp', '27dl'],
  ])('from %s %s leads to %s', (from, keys, to) => {
    expect(said(type(keys, { at: from }).entry.cursor)).toBe(to)
  })

  it.each([
    ['16b', 'ArrowUp'],
    ['46b', 'ArrowDown'],
    ['17db', 'ArrowLeft'],
    ['27db', 'ArrowRight'],
  ])('from %s there is nothing at %s', (from, key) => {
    expect(problem(type(key, { at: from }))).toBe('noPlace')
  })

  it('Tab goes from depths to recessions and out, Shift and Tab back', () => {
    const typed = type('Tab', { at: '16b' })
    expect(typed.entry.measure).toBe('recession')
    expect(typeKey('Tab', { ...typed, walk })).toBeUndefined()
    expect(typeKey('Shift+Tab', { ...typed, walk })?.entry.measure).toBe('depth')
    expect(typeKey('Shift+Tab', { ...type('3'), walk })).toBeUndefined()
  })

  it("other keys are the page's", () => {
    for (const key of ['Enter', 'F5', 'Escape']) expect(typeKey(key, { ...type('3'), walk })).toBeUndefined()
    expect(typeKey('Escape', { ...type('+'), walk })?.entry.prefix).toBeNull()
  })
})

describe('Backspace', () => {
  it('takes keys back one by one, to what was there', () => {
    const first = type('5', { at: '16b' })
    const typed = type('3 b m 2 Backspace Backspace', { at: '16b', content: first.content })
    expect(at(typed, '16b')).toMatchObject({ depth: 3, bleeding: false })
    const again = typeKey('Backspace', { ...typed, walk })
    expect(again && measuredAt(again.content, place('16b')).depth).toBe(5)
    expect(again?.entry.cursor).toEqual(place('16b'))
    expect(again?.reply).toEqual({ kind: 'takenBack', place: place('16b') })
  })

  it('ends what a key has begun', () => {
    const typed = type('3 + Backspace', { at: '16b' })
    expect(typed.entry.prefix).toBeNull()
    expect(at(typed, '16b').depth).toBe(3)
  })

  it('empties a site, or the one before an empty one, where nothing was typed', () => {
    const { content } = type('3 4', { at: '16db' })
    expect(at(type('Backspace', { at: '16b', content }), '16b').depth).toBeNull()
    const before = type('Backspace', { at: '16mb', content })
    expect(said(before.entry.cursor)).toBe('16b')
    expect(at(before, '16b').depth).toBeNull()
    expect(problem(type('Backspace', { at: '17db' }))).toBe('nothingTyped')
  })

  it('Delete empties the site at the cursor', () => {
    const { content } = type('3', { at: '16b' })
    const typed = type('Delete', { at: '16b', content })
    expect(typed.content.teeth).toEqual([])
    expect(typed.entry.cursor).toEqual(place('16b'))
  })
})

it('rows stand in the order of the chart, and other rows stay the same objects', () => {
  const one = type('3', { at: '46b' })
  const two = type('4', { at: '16b', content: one.content })
  expect(two.content.teeth.map(({ tooth }) => tooth)).toEqual(['16', '46'])
  expect(two.content.teeth[1]).toBe(one.content.teeth[0])
  const three = type('2', { at: '16db', content: two.content })
  expect(three.content.teeth[0]?.sites.map(({ site }) => site)).toEqual(['b', 'db'])
})
