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
  return headings.map((heading) => {
    // `Tanggal lahir (hh/bb/tttt) *` is called by what stands before
    const field =
      called.get(normaliseHeading(heading)) ?? called.get(normaliseHeading(heading.replace(/\([^()]*\)/g, ' ')))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

export type MappingProblem = 'fieldUnknown' | 'fieldTwice' | 'columnMissing' | 'columnsMiscounted'

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
  return Object.fromEntries([
    ...[...fields, ...Object.keys(defaultValues)]
      .filter((field) => !known.has(field))
      .map((field) => [field, 'fieldUnknown']),
    ...fields.filter((field, index) => fields.indexOf(field) !== index).map((field) => [field, 'fieldTwice']),
    ...requiredFields(kind)
      .filter((field) => !fields.includes(field) && !defaultValues[field]?.trim())
      .map((field) => [field, 'columnMissing']),
  ])
}

/** The fields that every row must say something of. */
export const requiredFields = (kind: ImportKindName): string[] =>
  importKinds[kind].columns.filter((column) => !('empty' in column)).map(({ field }) => field)
