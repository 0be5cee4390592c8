import { furcationSitesOf } from './periodontal-chart.values'
import type { PeriodontalChartContent, PeriodontalToothRow } from './periodontal-chart-content'
import {
  moveProbing,
  type ProbingEntry,
  type ProbingMeasure,
  type ProbingPrefix,
  type ProbingProblem,
  type ProbingReply,
  type ProbingWalk,
  type SiteMark,
} from './probing-entry'
import { placeAfterTooth, placeBeside } from './probing-path'
import { archOfTooth, chartedRows, isSamePlace, placesAlong, type SitePlace, sideOfSite } from './site-place'
import { asImplant, measuredAt, measuredIn, rowOfTooth, rowToWrite, withMeasured, withRow } from './written-chart'

interface Typing {
  entry: ProbingEntry
  content: PeriodontalChartContent
  walk: ProbingWalk
}

export interface TypedKey {
  entry: ProbingEntry
  content: PeriodontalChartContent
  reply: ProbingReply
}

const marks: Readonly<Record<string, SiteMark>> = { p: 'plaque', c: 'calculus', b: 'bleeding', s: 'suppuration' }

interface Arrow {
  down: -1 | 0 | 1
  along: -1 | 0 | 1
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
  ArrowUp: { down: -1, along: 0 },
  ArrowDown: { down: 1, along: 0 },
}

/**
 * Types one key on a chart: a digit writes a depth or a recession at the cursor and leads on along the path; `+` before it adds
 * ten, `-` makes a recession negative. p, c, b and s mark the site written last, m and a digit say the mobility of its tooth, f
 * and a digit its furcation, i that it is an implant. x leaves the rest of this side of the tooth out, a blank one site;
 * Backspace takes back, arrows walk. Returns undefined for a key that means something else to the page.
 */
export function typeKey(key: string, typing: Typing): TypedKey | undefined {
  const { entry } = typing
  const letter = key.length === 1 ? key.toLowerCase() : key
  const mark = marks[letter]
  if (/^\d$/.test(key)) return typeDigit(key, typing)
  if (letter === '+' || letter === '-') return typeSign(letter, typing)
  if (mark) return toggleMark(mark, typing)
  const arrow = arrows[letter]
  if (arrow) return walkBy(arrow, key, typing)
  switch (letter) {
    case 'm':
      return begin({ kind: 'mobility', tooth: marked(entry).tooth }, typing)
    case 'f':
      return beginFurcation(typing)
    case 'i':
      return toggleImplant(typing)
    case 'x':
      return goTo(placeAfterTooth(entry.cursor, typing.walk), key, typing)
    case ' ':
      return goTo(placeBeside(entry.cursor, 1, typing.walk), key, typing)
    case 'Backspace':
      return takeBack(typing)
    case 'Delete':
      return write(null, typing)
    case 'Escape':
      return entry.prefix ? reply(typing, { kind: 'moved' }, { prefix: null }) : undefined
    case 'Tab':
      return entry.measure === 'depth' ? turnTo('recession', typing) : undefined
    case 'Shift+Tab':
      return entry.measure === 'recession' ? turnTo('depth', typing) : undefined
    default:
      return letter.length === 1 ? refuse('unknownKey', key, typing) : undefined
  }
}

/** Where marks go. */
const marked = ({ written, cursor }: ProbingEntry): SitePlace => written ?? cursor

const reply = ({ entry, content }: Typing, said: ProbingReply, change: Partial<ProbingEntry> = {}): TypedKey => ({
  entry: { ...entry, ...change },
  content,
  reply: said,
})

const refuse = (problem: ProbingProblem, key: string, typing: Typing): TypedKey =>
  reply(typing, { kind: 'refused', problem, key }, { prefix: null })

const begin = (prefix: ProbingPrefix, typing: Typing): TypedKey => reply(typing, { kind: 'begun', prefix }, { prefix })

const turnTo = (measure: ProbingMeasure, typing: Typing): TypedKey => ({
  entry: moveProbing(typing.entry, { measure }),
  content: typing.content,
  reply: { kind: 'moved' },
})

function goTo(cursor: SitePlace | undefined, key: string, typing: Typing): TypedKey {
  if (!cursor) return refuse('noPlace', key, typing)
  return { entry: moveProbing(typing.entry, { cursor }), content: typing.content, reply: { kind: 'moved' } }
}

/** Arrows walk as the chart is drawn, past missing teeth. */
function walkBy({ down, along }: Arrow, key: string, typing: Typing): TypedKey {
  const { cursor } = typing.entry
  const [arch, side] = [archOfTooth(cursor.tooth), sideOfSite(cursor.site)]
  const row = chartedRows.findIndex((each) => each.arch === arch && each.side === side)
  const target = chartedRows[row + down]
  if (!target) return refuse('noPlace', key, typing)
  const column = placesAlong({ arch, side }).findIndex((place) => isSamePlace(place, cursor))
  const isThere = ({ tooth }: SitePlace) => !typing.walk.missing.has(tooth)
  const places = placesAlong(target)
  const inWay = along === -1 ? places.slice(0, column).reverse() : places.slice(column + along)
  const passed = inWay.find(isThere) ?? (along === 0 ? places.slice(0, column).findLast(isThere) : undefined)
  return goTo(passed, key, typing)
}

/** Writes a row, and remembers how to take it back. */
function writeRow(row: PeriodontalToothRow, { typing, said, next, written }: Writing): TypedKey {
  const { entry, content } = typing
  const { cursor, measure } = entry
  const { tooth } = row
  const before = { tooth, row: rowOfTooth(content, tooth), cursor, measure, written: entry.written }
  return {
    entry: {
      ...entry,
      cursor: next ?? cursor,
      written: written ?? entry.written,
      prefix: null,
      steps: [...entry.steps, before],
    },
    content: withRow(content, tooth, row),
    reply: said,
  }
}

interface Writing {
  typing: Typing
  said: ProbingReply
  next?: SitePlace | undefined
  written?: SitePlace
}

function write(value: number | null, typing: Typing): TypedKey {
  const { entry, content, walk } = typing
  const { cursor: place, measure } = entry
  const row = withMeasured(rowToWrite(content, place.tooth, walk.implants), place.site, { [measure]: value })
  const next = value === null ? undefined : placeBeside(place, 1, walk)
  const said = { kind: 'value', place, measure, value, isLast: value !== null && !next } as const
  return writeRow(row, { typing, said, next, written: place })
}

function typeDigit(key: string, typing: Typing): TypedKey {
  const { prefix, measure } = typing.entry
  const digit = Number(key)
  if (prefix?.kind === 'mobility' || prefix?.kind === 'furcation') return grade(digit, { key, prefix, typing })
  const amount = (prefix?.tens ?? 0) + digit
  const value = prefix?.isNegative && amount > 0 ? -amount : amount
  if (value > 20 || value < -10) return refuse(measure === 'depth' ? 'depthRange' : 'recessionRange', key, typing)
  return write(value, typing)
}

function grade(
  value: number,
  { key, prefix, typing }: { key: string; prefix: Exclude<ProbingPrefix, { kind: 'number' }>; typing: Typing },
): TypedKey {
  const { content, walk } = typing
  if (value > 3) return refuse('grade', key, typing)
  if (prefix.kind === 'mobility') {
    const { tooth } = prefix
    const row = { ...rowToWrite(content, tooth, walk.implants), mobility: value }
    return writeRow(row, { typing, said: { kind: 'mobility', tooth, grade: value } })
  }
  const { place } = prefix
  const row = withMeasured(rowToWrite(content, place.tooth, walk.implants), place.site, { furcation: value })
  return writeRow(row, { typing, said: { kind: 'furcation', place, grade: value } })
}

function typeSign(sign: '+' | '-', typing: Typing): TypedKey {
  const { prefix, measure } = typing.entry
  const { tens, isNegative } = prefix?.kind === 'number' ? prefix : { tens: 0, isNegative: false }
  if (sign === '-' && measure === 'depth') return refuse('negativeDepth', sign, typing)
  if (sign === '-') return begin({ kind: 'number', tens, isNegative: !isNegative }, typing)
  if (tens === 20) return refuse(measure === 'depth' ? 'depthRange' : 'recessionRange', sign, typing)
  return begin({ kind: 'number', tens: tens + 10, isNegative }, typing)
}

function toggleMark(mark: SiteMark, typing: Typing): TypedKey {
  const { entry, content, walk } = typing
  const place = marked(entry)
  const is = !measuredAt(content, place)[mark]
  const row = withMeasured(rowToWrite(content, place.tooth, walk.implants), place.site, { [mark]: is })
  return writeRow(row, { typing, said: { kind: 'mark', place, mark, is } })
}

/** The furcation of the site, or the only one on its side. */
function beginFurcation(typing: Typing): TypedKey {
  const { entry, content, walk } = typing
  const { tooth, site } = marked(entry)
  const { implant } = rowToWrite(content, tooth, walk.implants)
  const open = implant ? [] : furcationSitesOf(tooth).filter((each) => sideOfSite(each) === sideOfSite(site))
  const [first, second] = open
  if (!first) return refuse('noFurcation', 'f', typing)
  if (open.includes(site)) return begin({ kind: 'furcation', place: { tooth, site } }, typing)
  if (second) return refuse('whichFurcation', 'f', typing)
  return begin({ kind: 'furcation', place: { tooth, site: first } }, typing)
}

function toggleImplant(typing: Typing): TypedKey {
  const { entry, content, walk } = typing
  const { tooth } = marked(entry)
  const before = rowToWrite(content, tooth, walk.implants)
  const is = rowOfTooth(content, tooth) ? !before.implant : true
  return writeRow(asImplant(before, is), { typing, said: { kind: 'implant', tooth, is } })
}

/** Takes the last key back; without one, empties the site, or the one before an empty one. */
function takeBack(typing: Typing): TypedKey {
  const { entry, content, walk } = typing
  if (entry.prefix) return reply(typing, { kind: 'moved' }, { prefix: null })
  const last = entry.steps.at(-1)
  if (last) {
    const { cursor, measure, written } = last
    return {
      entry: { cursor, measure, written, prefix: null, steps: entry.steps.slice(0, -1) },
      content: withRow(content, last.tooth, last.row),
      reply: { kind: 'takenBack', place: cursor },
    }
  }
  const { cursor, measure } = entry
  const isEmpty = measuredIn(rowOfTooth(content, cursor.tooth), cursor.site)[measure] === null
  const place = isEmpty ? placeBeside(cursor, -1, walk) : cursor
  if (!place) return refuse('nothingTyped', 'Backspace', typing)
  const emptied = write(null, { ...typing, entry: { ...entry, cursor: place } })
  return { ...emptied, entry: { ...emptied.entry, steps: [] }, reply: { kind: 'takenBack', place } }
}
