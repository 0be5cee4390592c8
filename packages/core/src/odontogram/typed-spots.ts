import type { Entry } from './finding'
import { type Spot, surfacesOf } from './surface'
import { teethOf } from './tooth'
import { readTeeth } from './typed-line/read-teeth'
import { ahead, readerOf, skipBlanks } from './typed-line/reader'
import { entrySigns, type LineContext, type LineOutcome, readLine } from './typed-line/typed-line'

/** The teeth and fields that a line is about, as far as it is typed: they light up on the chart. */
export function typedSpots(line: string, context: LineContext): Spot[] {
  const outcome = readLine(line, context)
  if (!outcome.problem) return outcome.proposals.flatMap(({ entry }) => spotsOf(entry))
  const { at } = outcome.problem
  const reader = readerOf(line.slice(line.slice(0, at).lastIndexOf(';') + 1))
  skipBlanks(reader)
  if (entrySigns.includes(ahead(reader))) reader.at += 1
  try {
    const { dentition } = context
    const { teeth } = readTeeth(reader, { dentition, unmarked: () => teethOf(dentition) })
    const surfaces = waiting(outcome) ?? waiting(readLine(line.slice(0, at), context)) ?? []
    return spotsOf({ teeth, items: [{ code: 'car', surfaces }] })
  } catch {
    // no teeth yet; anything but that would have been thrown by the reading of the whole line
    return []
  }
}

/** The surfaces that wait for a code. */
const waiting = ({ problem }: LineOutcome) => (problem?.code === 'codeExpected' ? problem.params.surfaces : undefined)

function spotsOf({ teeth, items }: Pick<Entry, 'teeth' | 'items'>): Spot[] {
  return teeth.flatMap((tooth): Spot[] => {
    const typed = items.flatMap(({ surfaces }) => surfaces)
    const surfaces = surfacesOf(tooth).filter((surface) => typed.includes(surface))
    return [{ tooth, surface: null }, ...surfaces.map((surface) => ({ tooth, surface }))]
  })
}
