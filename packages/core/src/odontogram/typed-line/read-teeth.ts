import {
  type Arch,
  allTeeth,
  archOf,
  type Dentition,
  inChartOrder,
  isPrimary,
  isTooth,
  quadrantOf,
  type Tooth,
  teethBetween,
  teethOf,
} from '../tooth'
import { wordAt } from '../words'
import { ahead, isDigit, isLetter, misfit, type Reader, runOf, skipBlanks, takes } from './reader'

/** Teeth as they were typed, each with its place in the line. */
export interface TypedTeeth {
  teeth: readonly Tooth[]
  /** The place in the line of each typed tooth. */
  places: ReadonlyMap<Tooth, number>
  /** The word `semua` stood for the teeth. */
  isAll: boolean
  /** The arches that were typed as a whole. */
  arches: ReadonlySet<Arch>
}

export interface TeethContext {
  dentition: Dentition
  /** The teeth that `semua` stands for. */
  unmarked: () => readonly Tooth[]
}

/** Reads `46`, `21s`, `13-23`, `q1`, `ra`, several of them with commas between, or `semua`. */
export function readTeeth(reader: Reader, context: TeethContext): TypedTeeth {
  const places = new Map<Tooth, number>()
  skipBlanks(reader)
  const all = allWordAt(reader)
  if (all) {
    const at = reader.at
    const teeth = context.unmarked()
    if (teeth.length === 0) throw misfit(reader, 'nothingLeft')
    reader.at += all.length
    return {
      teeth: inChartOrder(teeth),
      places: new Map(teeth.map((tooth) => [tooth, at])),
      isAll: true,
      arches: new Set(),
    }
  }
  const arches = new Set<Arch>()
  do {
    skipBlanks(reader)
    const arch = archAt(reader)
    if (arch) arches.add(arch)
    for (const [tooth, at] of readPart(reader, context)) if (!places.has(tooth)) places.set(tooth, at)
    skipBlanks(reader)
  } while (takes(reader, ','))
  return { teeth: inChartOrder([...places.keys()]), places, isAll: false, arches }
}

function allWordAt(reader: Reader) {
  const run = runOf(reader, isLetter, { longest: 5 })
  return ['semua', 'all'].find((word) => run.startsWith(word))
}

function readPart(reader: Reader, { dentition }: TeethContext): [Tooth, number][] {
  const at = reader.at
  const group = groupAt(reader, dentition)
  if (group) {
    reader.at += 2
    return group.map((tooth) => [tooth, at])
  }
  const from = readTooth(reader)
  if (isSupernumeraryMark(reader)) {
    reader.at += 1
    const tooth = `${from}s`
    return isTooth(tooth) ? [[tooth, at]] : []
  }
  skipBlanks(reader)
  if (!takes(reader, '-')) return [[from, at]]
  skipBlanks(reader)
  const end = reader.at
  const to = readTooth(reader)
  if (archOf(from) !== archOf(to))
    throw misfit(reader, isBridgeAhead(reader) ? 'bridgeOneArch' : 'rangeOneArch', { at: end, tooth: to })
  if (isPrimary(from) !== isPrimary(to)) throw misfit(reader, 'rangeOneDentition', { at: end, tooth: to })
  return teethBetween(from, to).map((tooth) => [tooth, tooth === to ? end : at])
}

function groupAt(reader: Reader, dentition: Dentition): readonly Tooth[] | undefined {
  const number = ahead(reader) === 'q' ? ahead(reader, 1) : ''
  if (number >= '1' && number <= '8') return allTeeth.filter((tooth) => quadrantOf(tooth) === Number(number))
  const arch = archAt(reader)
  return arch && teethOf(dentition, arch)
}

function archAt(reader: Reader): Arch | undefined {
  return arches[runOf(reader, isLetter, { longest: 3 })]
}

/** Rahang atas, rahang bawah. */
const arches: Readonly<Record<string, Arch>> = { ra: 'upper', rb: 'lower' }

/** Reads the number of a tooth. */
export function readTooth(reader: Reader): Tooth {
  const digits = runOf(reader, isDigit, { longest: 20 })
  if (digits === '') throw misfit(reader, 'toothExpected')
  if (!isTooth(digits)) throw misfit(reader, 'noSuchTooth', { word: digits })
  reader.at += digits.length
  return digits
}

/** `21s une`, but not `21 sou` written without its blank. */
const isSupernumeraryMark = (reader: Reader) => ahead(reader) === 's' && !wordAt(reader)

function isBridgeAhead(reader: Reader) {
  const from = reader.at
  skipBlanks(reader)
  const code = wordAt(reader)?.code
  reader.at = from
  return code === 'meb' || code === 'pob'
}
