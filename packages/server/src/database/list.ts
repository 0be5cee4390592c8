import type { Schema } from '@clinic/api'
import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'

type Column<DB, Table extends keyof DB> = StringReference<DB, Table> | RawBuilder<unknown>

/** The parameters that every list of the contract takes. */
interface ListRequest<Sort extends string> {
  search?: string
  page?: number
  rowPerPage?: number
  sort?: Sort | `-${Sort}`
}

interface ListOptions<DB, Table extends keyof DB, Sort extends string> {
  /** Lower-case text in which every word of the search must be found. */
  searchColumn: Column<DB, Table>
  /** The sort names of the contract, and what each sorts by. */
  sort: Record<Sort, readonly Column<DB, Table>[]>
  defaultSort: NoInfer<Sort | `-${Sort}`>
  /** Decides between equals, so that no row stands on two pages. */
  id: StringReference<DB, Table>
}

interface List<Row> {
  /** All rows that match, the same as `pagination.totalItems`; not the rows of this page. */
  count: number
  rows: Row[]
  pagination: Schema<'Pagination'>
}

/** One page of a select. Beyond the last page there are no rows, and the pagination still tells the truth. */
export async function list<DB, Table extends keyof DB, Row, Sort extends string>(
  select: SelectQueryBuilder<DB, Table, Row>,
  request: ListRequest<Sort>,
  { searchColumn, sort: columns, defaultSort, id }: ListOptions<DB, Table, Sort>,
): Promise<List<Row>> {
  const { search = '', page = 1, rowPerPage = 25, sort = defaultSort } = request
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const [, sortedBy = []] =
    Object.entries<readonly Column<DB, Table>[]>(columns).find(([name]) => name === sort.replace(/^-/, '')) ?? []

  const matching = searchPatterns(search).reduce((query, patterns) => {
    const found = patterns.map((pattern) => sql`${expression(searchColumn)} like lower(${pattern})`)
    return query.where(sql<boolean>`(${sql.join(found, sql` or `)})`)
  }, select)
  const total = matching.clearSelect().select(sql<number>`count(*)`.as('total')).$castTo<{ total: number }>()
  const found = await [...sortedBy, id]
    .reduce((query, column) => query.orderBy(expression(column), direction), matching)
    .select(total.as('total'))
    .$castTo<Row & { total?: number }>()
    .limit(rowPerPage)
    .offset((page - 1) * rowPerPage)
    .execute()
  // Beyond the last page no row tells how many there are.
  const count = found[0]?.total ?? (page === 1 ? 0 : (await total.executeTakeFirstOrThrow()).total)
  for (const row of found) delete row.total
  return { count, rows: found, pagination: pagination(count, page, rowPerPage) }
}

/** A list that is always shown whole: one page with everything. */
export function wholeList<Row>(rows: Row[]): List<Row> {
  return { count: rows.length, rows, pagination: pagination(rows.length, 1, rows.length) }
}

function pagination(totalItems: number, currentPage: number, rowPerPage: number): Schema<'Pagination'> {
  const totalPages = totalItems === 0 ? 0 : Math.ceil(totalItems / rowPerPage)
  return {
    totalItems,
    totalPages,
    currentPage,
    hasNextPage: currentPage < totalPages,
    hasPrevPage: currentPage > 1 && totalPages > 0,
    offset: (currentPage - 1) * rowPerPage,
    rowPerPage,
  }
}

const expression = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column)

/** For each word of a search the LIKE patterns of which one must match. */
function searchPatterns(search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => spellings(word).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`))
}

/** A number is found as typed and without its dashes, a phone also as it is stored: 0812-3456 is +628123456. */
function spellings(word: string) {
  const digits = word.replaceAll('-', '')
  if (!/^\d+$/.test(digits)) return [word]
  return [...new Set([word, digits, ...(digits.startsWith('0') ? [`+62${digits.slice(1)}`] : [])])]
}
