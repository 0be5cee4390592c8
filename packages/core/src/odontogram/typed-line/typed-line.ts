import type { Entry, EntryMode, Item } from '../finding'
import { isDenture, isOnSurface } from '../finding-code'
import type { RuleProblemCode } from '../problem'
import { type EntryProblem, isProblem, type Layers, layersAfter, type Proposal, propose } from '../proposal/propose'
import { archOf, type Dentition, neighbourOf, type Tooth, teethOf } from '../tooth'
import { enteredItems, readItems, type TypedItem, type TypedItems } from './read-items'
import { readTeeth, type TypedTeeth } from './read-teeth'
import { ahead, type LineProblem, Misfit, misfit, type Reader, readerOf, skipBlanks, takes } from './reader'

/** The context in which a typed line is parsed. */
export interface LineContext {
  layers: Layers
  dentition: Dentition
  /** The entry before, which `>`, `<` and `.` repeat. */
  last: Entry | null
}

/** Parses a typed line into its entries, or returns the first error with its position. */
export type LineOutcome = { proposals: readonly Proposal[]; problem?: undefined } | { problem: LineProblem }

/** Reads a typed line. Nothing of a line with a problem is entered. */
export const readLine = (line: string, context: LineContext): LineOutcome => outcomeOf(readerOf(line), context)

export function outcomeOf(reader: Reader, context: LineContext): LineOutcome {
  try {
    return { proposals: proposalsOf(reader, context) }
  } catch (error) {
    if (error instanceof Misfit) return { problem: error.problem }
    throw error
  }
}

const longestNote = 500

function proposalsOf(reader: Reader, context: LineContext): Proposal[] {
  skipBlanks(reader)
  const sign = ahead(reader)
  if (sign === '>' || sign === '<' || sign === '.') return [repeated(reader, { sign, context })]
  const proposals: Proposal[] = []
  let { layers } = context
  do {
    const proposal = readEntry(reader, { ...context, layers })
    proposals.push(proposal)
    layers = layersAfter(layers, proposal)
  } while (takes(reader, ';'))
  return proposals
}

const directions = { '>': 'right', '<': 'left' } as const

function repeated(
  reader: Reader,
  { sign, context: { last, layers } }: { sign: '>' | '<' | '.'; context: LineContext },
): Proposal {
  const at = reader.at
  const [tooth] = last?.teeth ?? []
  if (!last || !tooth) throw misfit(reader, 'nothingToRepeat')
  reader.at += 1
  skipBlanks(reader)
  if (ahead(reader) !== '') throw misfit(reader, 'unexpected', { word: ahead(reader) })
  if (sign === '.') return proposed({ entry: last, layers }, () => at)
  if (last.teeth.length > 1) throw misfit(reader, 'repeatOneTooth', { at, teeth: last.teeth })
  const next = neighbourOf(tooth, directions[sign])
  if (!next) throw misfit(reader, 'lastTooth', { at, tooth })
  return proposed({ entry: { ...last, teeth: [next] }, layers }, () => at)
}

/** The proposal of an entry; a rule that it breaks is a problem at the place that is asked for. */
function proposed({ entry, layers }: { entry: Entry; layers: Layers }, placeOf: (problem: EntryProblem) => number) {
  const outcome = propose(entry, layers)
  if (!isProblem(outcome)) return outcome
  const { item, ...problem } = outcome
  throw new Misfit({ ...problem, at: placeOf(outcome) })
}

const modes: Readonly<Record<string, EntryMode>> = {
  '+': 'planned',
  '!': 'done_here',
  '=': 'done_elsewhere',
  '-': 'error',
}

/** What an entry may begin with, before its teeth. */
export const entrySigns: readonly string[] = Object.keys(modes)

function readEntry(reader: Reader, { layers, dentition }: LineContext): Proposal {
  skipBlanks(reader)
  const mode = modes[ahead(reader)] ?? 'found'
  if (mode !== 'found') reader.at += 1
  const teeth = readTeeth(reader, { dentition, unmarked: () => unmarkedTeeth(dentition, layers) })
  const typed: TypedItems = { items: [], waiting: [] }
  try {
    readItems(reader, { teeth, typed })
  } catch (error) {
    throw error instanceof Misfit && mode !== 'error' ? earliest(error, { typed, teeth, layers }) : error
  }
  const isUncertain = takes(reader, '?')
  skipBlanks(reader)
  const note = takes(reader, '#') ? readNote(reader) : ''
  if (ahead(reader) !== '' && ahead(reader) !== ';') throw misfit(reader, 'semicolonExpected')
  const meant = meantTeeth(teeth, typed)
  const entry: Entry = {
    mode,
    teeth: meant,
    items: enteredItems(typed, meant),
    ...(typed.cause && { cause: typed.cause }),
    isUncertain,
    note,
  }
  const arch = teeth.isAll ? typed.items.find(({ code }) => code === 'fld') : undefined
  if (arch) throw misfit(reader, 'archExpected', { at: arch.at, finding: 'fld' })
  const proposal = proposed({ entry, layers }, (problem) => placeOf(problem, { typed, teeth }))
  const all = teeth.isAll ? [{ kind: 'all' as const, teeth: meant }] : []
  return { ...proposal, questions: [...all, ...proposal.questions] }
}

const unmarkedTeeth = (dentition: Dentition, { now }: Layers) => {
  const marked = new Set<Tooth>(now.flatMap(({ teeth }) => teeth))
  return teethOf(dentition).filter((tooth) => !marked.has(tooth))
}

/** An arch means its permanent teeth where a denture is typed. */
const meantTeeth = ({ teeth, arches }: TypedTeeth, { items }: TypedItems): readonly Tooth[] =>
  arches.size > 0 && items.some(({ code }) => isDenture(code))
    ? teethOf('permanent').filter((tooth) => arches.has(archOf(tooth)))
    : teeth

/** Returns the place of a broken rule in the line: its surface, its tooth, or its code. */
function placeOf(
  { code, item, params: { surface, tooth } }: EntryProblem,
  { typed, teeth }: { typed: TypedItems; teeth: TypedTeeth },
): number {
  const at = typed.items[item]
  const ofSurface = at?.surfaces.find((each) => each.surface === surface)?.at
  const ofTooth = tooth && toothPlaced.includes(code) ? (at?.places.get(tooth) ?? teeth.places.get(tooth)) : undefined
  return ofSurface ?? ofTooth ?? at?.at ?? 0
}

const toothPlaced: readonly RuleProblemCode[] = ['bridgeOneArch', 'abutmentOutside', 'dentureOneArch']

/** A rule that was broken before the place where the reading stopped is the first problem. */
function earliest(
  error: Misfit,
  { typed, teeth, layers }: { typed: TypedItems; teeth: TypedTeeth; layers: Layers },
): Misfit {
  const items = typed.items.map(finished(teeth.teeth))
  const outcome = propose({ mode: 'found', teeth: teeth.teeth, items, isUncertain: false, note: '' }, layers)
  if (!isProblem(outcome) || !broken.includes(outcome.code)) return error
  const { item, ...problem } = outcome
  const at = placeOf(outcome, { typed, teeth })
  return at < error.problem.at ? new Misfit({ ...problem, at }) : error
}

/** Rules that are broken by the code alone, whatever may still be typed. */
const broken: readonly RuleProblemCode[] = ['takesOnly', 'primaryOnly', 'permanentOnly', 'noSupernumerary']

/** An item as it might be when the rest is typed. */
const finished =
  (teeth: readonly Tooth[]) =>
  (item: TypedItem): Item => {
    const [entered] = enteredItems({ items: [item], waiting: [] }, teeth)
    const surface = item.code === 'fis' ? 'o' : 'v'
    return { width: 1, direction: 'm', code: item.code, ...entered, surfaces: isOnSurface(item.code) ? [surface] : [] }
  }

/** A note ends at a semicolon; `;;` stands for one in it. */
function readNote(reader: Reader): string {
  let note = ''
  skipBlanks(reader)
  for (let next = ahead(reader); next !== ''; next = ahead(reader)) {
    if (next === ';' && ahead(reader, 1) !== ';') break
    const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0)
    if (/^[\p{Cc}\p{Cs}]$/u.test(character)) throw misfit(reader, 'noteCharacter')
    if (note.length + character.length > longestNote) throw misfit(reader, 'noteTooLong')
    note += character
    reader.at += next === ';' ? 2 : character.length
  }
  return note.trim()
}
