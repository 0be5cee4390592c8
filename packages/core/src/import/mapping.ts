import { normaliseHeading } from './heading'
import { type ImportKindName, importKinds } from './import-kind'

/** The field of each column of a file; null columns are ignored. */
export type ImportMapping = readonly (string | null)[]

/** Guesses the fields of the columns by their headings; each field is given to one column at most. */
export function guessMapping(kind: ImportKindName, headings: readonly string[]): (string | null)[] {
  const called = new Map(
    importKinds[kind].columns.flatMap(({ field, headings }) =>
      [field, ...headings].map((heading) => [normaliseHeading(heading), field]),
    ),
  )
  const taken = new Set<string>()
  const guessed = headings.map((heading) => {
    // `Tanggal lahir (hh/bb/tttt) *` is called by what stands before
    const field =
      called.get(normaliseHeading(heading)) ?? called.get(normaliseHeading(heading.replace(/\([^()]*\)/g, ' ')))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
  return guessed.map((field) => {
    const parts = partsOf(kind, field)
    // `Nama` beside `Nama belakang` is the first of the two names
    return parts.some((part) => taken.has(part)) ? (parts.find((part) => !taken.has(part)) ?? null) : field
  })
}

/** Returns the fields that a field is split into. */
const partsOf = (kind: ImportKindName, field: string | null): readonly string[] =>
  importKinds[kind].columns.find((column) => column.field === field)?.parts ?? []

/** Returns the column that says something of a field, be it as a part of another; -1 for none. */
export function columnOf(kind: ImportKindName, columns: ImportMapping, field: string) {
  const own = columns.indexOf(field)
  return own >= 0 ? own : columns.findIndex((whole) => partsOf(kind, whole).includes(field))
}

export type MappingProblem = 'fieldUnknown' | 'fieldTwice' | 'wholeBesidePart' | 'columnMissing' | 'columnsMiscounted'

/** Returns the problems that prevent a mapping, by field; `columns` for a problem of the mapping as a whole. */
export function mappingProblems(
  kind: ImportKindName,
  {
    columns,
    defaultValues,
    headings,
  }: { columns: ImportMapping; defaultValues: Readonly<Record<string, string>>; headings: number },
): Record<string, MappingProblem> {
  if (columns.length !== headings) return { columns: 'columnsMiscounted' }
  const fields = columns.filter((field) => field !== null)
  const known = new Map(importKinds[kind].columns.map((column) => [column.field, column]))
  const said = [...fields, ...Object.keys(defaultValues).filter((field) => defaultValues[field]?.trim())]
  const parts = said.flatMap((field) => partsOf(kind, field))
  return Object.fromEntries([
    ...[...fields, ...Object.keys(defaultValues)]
      .filter((field) => !known.has(field))
      .map((field) => [field, 'fieldUnknown']),
    ...fields.filter((field, index) => fields.indexOf(field) !== index).map((field) => [field, 'fieldTwice']),
    ...said
      .filter((field) => partsOf(kind, field).some((part) => said.includes(part)))
      .map((field) => [field, 'wholeBesidePart']),
    ...requiredFields(kind)
      .filter((field) => !said.includes(field) && !parts.includes(field))
      .map((field) => [field, 'columnMissing']),
  ])
}

/** The fields that every row must say something of. */
export const requiredFields = (kind: ImportKindName): string[] =>
  importKinds[kind].columns.filter((column) => !('empty' in column)).map(({ field }) => field)
