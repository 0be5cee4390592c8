import type { Schema } from '@clinic/api'
import { columnOf } from '@clinic/core/import'

type Mapped = Pick<Schema<'Import'>, 'kind' | 'columns' | 'headings'>
type Refused = Pick<Schema<'ImportLine'>, 'problems'>

/** The columns that are imported, each with what is wrong with its cell; the wrong ones come first. */
export function cellsToMend({ kind, columns, headings }: Mapped, { problems }: Refused) {
  const cells = headings.flatMap((_, column) => {
    if ((columns[column] ?? null) === null) return []
    const own = problems.filter(({ field }) => columnOf(kind, columns, field) === column).map(({ text }) => text)
    return { column, error: own.length > 0 ? own.join('. ') : undefined }
  })
  return [...cells.filter(({ error }) => error !== undefined), ...cells.filter(({ error }) => error === undefined)]
}

/** The problems of a whole row, and of fields that have no column. */
export const problemsOfRow = ({ kind, columns }: Mapped, { problems }: Refused) =>
  problems.filter(({ field }) => columnOf(kind, columns, field) < 0)
