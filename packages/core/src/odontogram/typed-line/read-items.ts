import type { Cause, FindingCode, Item } from '../finding'
import { codeTraits, isBridge, isDenture, isOnSurface, takesSurfaces } from '../finding-code'
import { widest } from '../item-problem'
import { commonSurfaces, inSurfaceOrder, type Surface, surfacesOf } from '../surface'
import { inChartOrder, type Tooth } from '../tooth'
import { type Word, wordAt } from '../words'
import type { TypedTeeth } from './read-teeth'
import { readTooth } from './read-teeth'
import { ahead, isDigit, isLetter, misfit, type Reader, runOf, skipBlanks, takes } from './reader'

interface TypedSurface {
  surface: Surface
  at: number
}

/** An item while it is typed. */
export interface TypedItem {
  code: FindingCode
  at: number
  surfaces: readonly TypedSurface[]
  detail: Partial<Pick<Item, 'material' | 'width' | 'direction' | 'abutments'>>
  /** The place in the line of each typed abutment. */
  places: ReadonlyMap<Tooth, number>
}

export interface TypedItems {
  items: TypedItem[]
  /** Surfaces that no code has taken yet. */
  waiting: TypedSurface[]
  cause?: Cause
}

/** Reads items and the cause of a loss, up to a sign that ends them, into `typed`, which a caller sees also after a misfit. */
export function readItems(reader: Reader, { teeth, typed }: { teeth: TypedTeeth; typed: TypedItems }) {
  for (skipBlanks(reader); !ends.includes(ahead(reader)); skipBlanks(reader)) {
    if (typed.cause) throw misfit(reader, 'semicolonExpected')
    readNext(reader, { teeth, typed })
  }
  lendSurfaces(reader, { teeth, typed })
}

const ends = ['', ';', '?', '#']

interface Reading {
  teeth: TypedTeeth
  typed: TypedItems
}

function readNext(reader: Reader, reading: Reading) {
  const { typed } = reading
  const last = typed.items.at(-1)
  if (!isLetter(ahead(reader))) throw misfit(reader, 'unexpected', { word: characterAt(reader) })
  if (last && isBridge(last.code) && isAbutmentMark(reader)) return readAbutments(reader, last)
  const word = wordAt(reader)
  if (!word) return readSurfaces(reader, reading)
  const at = reader.at
  if (word.cause && typed.items.some(({ code }) => hasCause.includes(code))) typed.cause = word.cause
  else if (word.code) return readCode(reader, { word, code: word.code, typed })
  else if (word.material) giveMaterial(reader, { word, last })
  else throw misfit(reader, 'causeRefused', { at, word: word.text })
  reader.at += word.text.length
}

/** Codes that lose a tooth, or that stand where one was lost. */
const hasCause: readonly FindingCode[] = ['mis', 'rrx', 'ipx', 'pon', 'meb', 'pob']

/** Surfaces before a code are its own; with none before it, it waits for those after it. */
function readCode(reader: Reader, { word, code, typed }: { word: Word; code: FindingCode; typed: TypedItems }) {
  const at = reader.at
  reader.at += word.text.length
  const item: TypedItem = { code, at, surfaces: [], detail: {}, places: new Map() }
  typed.items.push(item)
  if (takesSurfaces(code)) item.surfaces = typed.waiting.splice(0)
  if (code === 'dia') item.detail = { width: readWidth(reader) }
  if (code === 'mig') item.detail = { direction: readDirection(reader) }
}

function giveMaterial(reader: Reader, { word, last }: { word: Word; last: TypedItem | undefined }) {
  if (!last || !isDenture(last.code) || last.detail.material)
    throw misfit(reader, 'materialNeedsDenture', { codes: ['prd', 'fld'], word: word.text })
  last.detail = { material: word.material }
}

function readSurfaces(reader: Reader, { teeth, typed }: Reading) {
  const surfaces: TypedSurface[] = []
  // a code may follow without a blank
  while (isLetter(ahead(reader)) && !wordAt(reader)) {
    surfaces.push(readSurface(reader, { teeth, known: [...typed.waiting, ...surfaces] }))
    reader.at += 1
  }
  const owner =
    typed.items.find(({ code, surfaces: own }) => isOnSurface(code) && own.length === 0) ??
    typed.items.findLast(({ code, surfaces: own }) => takesSurfaces(code) && own.length === 0)
  if (owner && typed.waiting.length === 0) owner.surfaces = surfaces
  else typed.waiting.push(...surfaces)
}

const letters: Readonly<Record<string, Surface>> = { m: 'm', o: 'o', d: 'd', v: 'v', b: 'v', f: 'v', l: 'l', p: 'l' }

function readSurface(
  reader: Reader,
  { teeth: { teeth }, known }: { teeth: TypedTeeth; known: readonly TypedSurface[] },
): TypedSurface {
  const surface = letters[ahead(reader)]
  const at = reader.at
  if (!surface && ahead(reader) === 'i' && isSurfaceLetter(ahead(reader, 1)))
    throw misfit(reader, 'noIncisal', { surfaces: commonSurfaces(teeth), codes: ['cfr'] })
  if (!surface) throw misfit(reader, 'unknownWord', { word: runOf(reader, isLetter, { longest: 20 }) })
  if (known.some((each) => each.surface === surface)) throw misfit(reader, 'surfaceTwice', { surface })
  const tooth = teeth.find((each) => !surfacesOf(each).includes(surface))
  if (tooth) throw misfit(reader, 'surfaceMissing', { tooth, surface, surfaces: surfacesOf(tooth) })
  return { surface, at }
}

/** After an `i` that is meant as a surface comes another surface, or no letter. */
const isSurfaceLetter = (next: string) => !isLetter(next) || letters[next] !== undefined

/** A code that needs surfaces and still has none takes those of the code before it. */
function lendSurfaces(reader: Reader, { teeth: { teeth }, typed }: Reading) {
  let before: readonly TypedSurface[] = []
  for (const item of typed.items) {
    if (item.surfaces.length === 0 && isOnSurface(item.code)) item.surfaces = before
    if (item.surfaces.length > 0) before = item.surfaces
    else if (isOnSurface(item.code))
      throw misfit(reader, 'surfacesExpected', {
        finding: item.code,
        surfaces: item.code === 'fis' ? ['o'] : commonSurfaces(teeth),
      })
  }
  const unnamed = inSurfaceOrder(typed.waiting.map(({ surface }) => surface))
  if (typed.items.length === 0 || unnamed.length > 0) throw misfit(reader, 'codeExpected', { surfaces: unnamed })
}

/** Reads `2mm`, `2 mm`, `1.5mm` or `1,5mm`. */
function readWidth(reader: Reader): number {
  skipBlanks(reader)
  const at = reader.at
  const digits = runOf(reader, (character) => isDigit(character) || character === '.' || character === ',', {
    longest: 5,
  })
  if (!/^\d{1,2}([.,]\d)?$/.test(digits)) throw misfit(reader, 'widthExpected', { finding: 'dia' })
  reader.at += digits.length
  skipBlanks(reader)
  if (!takes(reader, 'm') || !takes(reader, 'm')) throw misfit(reader, 'widthExpected', { finding: 'dia' })
  const width = Number(digits.replace(',', '.'))
  if (width === 0 || width > widest) throw misfit(reader, 'widthExpected', { finding: 'dia', at })
  return width
}

function readDirection(reader: Reader): 'm' | 'd' {
  skipBlanks(reader)
  const direction = ahead(reader)
  if ((direction !== 'm' && direction !== 'd') || isLetter(ahead(reader, 1)))
    throw misfit(reader, 'directionExpected', { finding: 'mig', surfaces: ['m', 'd'] })
  reader.at += 1
  return direction
}

function isAbutmentMark(reader: Reader) {
  if (ahead(reader) !== 'a') return false
  const from = reader.at
  reader.at += 1
  skipBlanks(reader)
  const isMark = isDigit(ahead(reader))
  reader.at = from
  return isMark
}

function readAbutments(reader: Reader, bridge: TypedItem) {
  const places = new Map<Tooth, number>()
  reader.at += 1
  do {
    skipBlanks(reader)
    const at = reader.at
    places.set(readTooth(reader), at)
    skipBlanks(reader)
  } while (takes(reader, ','))
  bridge.places = places
  bridge.detail = { abutments: inChartOrder([...places.keys()]) }
}

/** The items as they are entered: a bridge stands on its ends unless its abutments were typed. */
export function enteredItems({ items }: TypedItems, teeth: readonly Tooth[]): Item[] {
  return items.map(({ code, surfaces, detail }) => ({
    code,
    surfaces: inSurfaceOrder(surfaces.map(({ surface }) => surface)),
    ...(codeTraits[code].scope === 'bridge' && { abutments: endsOf(teeth) }),
    ...detail,
  }))
}

const endsOf = (teeth: readonly Tooth[]) => teeth.filter((_, index) => index === 0 || index === teeth.length - 1)

/** The whole character, also where it takes two places. */
const characterAt = ({ text, at }: Reader) => String.fromCodePoint(text.codePointAt(at) ?? 0)
