import { expect } from 'vitest'
import { type Entry, type Finding, type Layers, type LineContext, layersAfter, readLine } from '../odontogram'

const empty: Layers = { now: [], planned: [] }
export const context: LineContext = { layers: empty, dentition: 'permanent', last: null }

/** The mouth after some typed lines, and the last of their entries. */
export function after(lines: string, dentition = context.dentition): LineContext {
  const { problem, proposals = [] } = { proposals: undefined, ...readLine(lines, { ...context, dentition }) }
  expect(problem, lines).toBeUndefined()
  return { layers: proposals.reduce(layersAfter, empty), dentition, last: proposals.at(-1)?.entry ?? null }
}

/** Describes the line as read, in words of the tests: entries, or the place and code of a problem. */
export function said(line: string, given: LineContext = context) {
  const { problem, proposals = [] } = { proposals: undefined, ...readLine(line, given) }
  return problem ? `@${problem.at} ${problem.code}` : proposals.map(({ entry }) => saidEntry(entry)).join(' | ')
}

const detailsOf = ({ surfaces, material, width, direction, abutments }: Omit<Finding, 'teeth'>) =>
  [surfaces.join(''), material, width && `${width}mm`, direction, abutments && `a${abutments}`].filter(Boolean)

const saidEntry = ({ mode, teeth, items, cause, isUncertain, note }: Entry) =>
  [
    `${mode === 'found' ? '' : `${mode} `}${teeth}:`,
    items.map((item) => [item.code, ...detailsOf(item)].join(' ')).join(', '),
    ...(cause ? [`(${cause})`] : []),
    ...(isUncertain ? ['?'] : []),
    ...(note ? [`#${note}`] : []),
  ].join(' ')

export const upper = '18,17,16,15,14,13,12,11,21,22,23,24,25,26,27,28'
export const lower = '48,47,46,45,44,43,42,41,31,32,33,34,35,36,37,38'
