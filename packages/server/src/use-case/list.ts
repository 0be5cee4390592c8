import type { Schema } from '@clinic/api'
import { visibleText } from '@clinic/core/visible-text'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import type { Database } from '../database/schema'
import type { Remembered } from '../live/remembered'

type Column<DB, Table extends keyof DB> = StringReference<DB, Table> | RawBuilder<unknown>

/** The parameters that every list of the contract takes. */
interface ListRequest<Sort extends string> {
  search?: string
  page?: number
  rowPerPage?: number
  sort?: Sort | `-${Sort}`
}

/** A word of a search, compared so that each table uses its own index. */
export interface SearchWord {
  /** Whether a column of lower-case text holds the word. */
  isIn(column: string | RawBuilder<unknown>): RawBuilder<boolean>
  /** Whether a column refers to a row of another table in which the word is found, given a select of the `id` of those. */
  isAmong(column: string, ids: RawBuilder<unknown>): RawBuilder<boolean>
}

/** Says where a word of a search is found. */
type WordFound = (word: SearchWord) => RawBuilder<boolean>

interface ListOptions<DB, Table extends keyof DB, Sort extends string> {
  /** Lower-case text in which every word of the search must be found; or, of text in several tables, where a word is found. */
  searchColumn: Column<DB, Table> | WordFound
  /** The sort names of the contract, and the columns of each. */
  sort: Record<Sort, readonly Column<DB, Table>[]>
  defaultSort: NoInfer<Sort | `-${Sort}`>
  /** Decides between equals, so that no row stands on two pages; several columns where a row has no number of its own. */
  id: StringReference<DB, Table> | readonly StringReference<DB, Table>[]
  /** Whether it takes long to find out which rows match: then the total and the page come from one look at them. */
  isCostly?: boolean
  /** Where the total is remembered. In this clinic the request alone must decide which rows match. */
  total?: { of: Table & string; in: Remembered<number>; company_id: number; clinic_id: number } | undefined
}

interface List<Row> {
  /** All rows that match, the same as `pagination.totalItems`; not the rows of this page. */
  count: number
  rows: Row[]
  pagination: Schema<'Pagination'>
}

/** One page of a select. Beyond the last page there are no rows, and the pagination still tells the truth. */
export async function list<DB, Table extends keyof DB, Row, Sort extends string>(
  database: Database,
  select: SelectQueryBuilder<DB, Table, Row>,
  request: ListRequest<Sort>,
  { searchColumn, sort: columns, defaultSort, id, isCostly = false, total }: ListOptions<DB, Table, Sort>,
): Promise<List<Row>> {
  const { search = '', page = 1, rowPerPage = 25, sort = defaultSort, ...filters } = request
  const direction: PageOf['direction'] = sort.startsWith('-') ? 'desc' : 'asc'
  const [, sortedBy = []] =
    Object.entries<readonly Column<DB, Table>[]>(columns).find(([name]) => name === sort.replace(/^-/, '')) ?? []
  const ids = typeof id === 'string' ? [id] : id
  const keys = [...sortedBy, ...ids].map((column, index) => ({ column: expression(column), name: `sort_key_${index}` }))
  const words = searchWords(search)

  const isFound: WordFound = typeof searchColumn === 'function' ? searchColumn : ({ isIn }) => isIn(searchColumn)
  const found = words.reduce((query, word) => query.where(isFound(searchWord(word))), select)
  const totalKey = JSON.stringify([total?.of, total?.company_id, total?.clinic_id, words, filters])
  const recalled = total?.in.recall(totalKey)
  const remember = total?.in.reading()
  const isCounted = recalled === undefined
  const of = { order: keys, direction, limit: rowPerPage, offset: (page - 1) * rowPerPage, isCounted }
  const rows = await (isCostly || words.some(isIndexed)
    ? pageFound(database, { select, found, ids }, of)
    : pageInOrder(found, of))
  // Beyond the last page no row tells how many there are.
  const count = recalled ?? rows[0]?.total ?? (page === 1 ? 0 : await countOf(database, found))
  if (total && isCounted) remember?.(totalKey, { company_id: total.company_id, value: count })
  for (const row of rows) delete row.total
  return { count, rows, pagination: pagination(count, page, rowPerPage) }
}

type Rows<DB, Table extends keyof DB, Row> = SelectQueryBuilder<DB, Table, Row>

interface PageOf {
  order: readonly { column: Expression<unknown>; name: string }[]
  direction: 'asc' | 'desc'
  limit: number
  offset: number
  /** Whether each row comes with the total. */
  isCounted: boolean
}

/**
 * Finds once what matches, a search by its index, then counts and sorts it, and reads the rows of the page only: the
 * planner cannot estimate how many rows a word matches, and to carry whole rows through a sort takes as long as to find them.
 */
async function pageFound<DB, Table extends keyof DB, Row>(
  database: Database,
  {
    select,
    found,
    ids,
  }: { select: Rows<DB, Table, Row>; found: Rows<DB, Table, Row>; ids: readonly StringReference<DB, Table>[] },
  { order, direction, limit, offset, isCounted }: PageOf,
) {
  const keys = found.clearSelect().select(order.map(({ column, name }) => sql`${column}`.as(name)))
  const sorted = sql.join(order.map(({ name }) => sql`${sql.ref(name)} ${sql.raw(direction)}`))
  // the ids are the last of the order
  const pageIds = sql.join(order.slice(-ids.length).map(({ name }) => sql.ref(name)))
  const page = sql`(select ${pageIds} from found order by ${sorted} limit ${limit} offset ${offset})`
  const isOnPage =
    ids.length === 1
      ? sql<boolean>`${sql.join(ids.map((id) => sql.ref(id)))} = any(array${page})`
      : sql<boolean>`(${sql.join(ids.map((id) => sql.ref(id)))}) in ${page}`
  const rows = order
    .reduce((query, { column }) => query.orderBy(column, direction), select)
    .$if(isCounted, (query) => query.select(sql`(select count(*) from found)`.as('total')))
    .where(isOnPage)
  const { rows: ofPage } = await sql<Row & { total?: number }>`
    with found as materialized (${keys}) (${rows})`.execute(database)
  return ofPage
}

/** Of everything the index of the order knows the page. */
function pageInOrder<DB, Table extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, Table, Row>,
  { order, direction, limit, offset, isCounted }: PageOf,
) {
  const total = select.clearSelect().select(sql<number>`count(*)`.as('total'))
  return order
    .reduce((query, { column }) => query.orderBy(column, direction), select)
    .$if(isCounted, (query) => query.select(total.as('total')))
    .$castTo<Row & { total?: number }>()
    .limit(limit)
    .offset(offset)
    .execute()
}

async function countOf(database: Database, found: Expression<unknown>) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${found}) as found`.execute(database)
  return rows[0]?.total ?? 0
}

/** The rows of a page of which `list` found the ids, in its order: what is costly to say of a row is said of the page only. */
export async function rowsOfPage<DB, Table extends keyof DB, Row extends { id: number }>(
  page: readonly { id: number }[],
  select: SelectQueryBuilder<DB, Table, Row>,
  id: StringReference<DB, Table>,
): Promise<Row[]> {
  if (page.length === 0) return []
  const ids = page.map((found) => found.id)
  const rows = await select.where(sql<boolean>`${sql.ref(id)} = any(${ids})`).execute()
  const place = new Map(ids.map((each, index) => [each, index]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
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

const searchWords = (search: string) => visibleText(search).split(/\s+/).filter(Boolean)

/** An index of three letters in a row knows nothing of less. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

const searchWord = (word: string): SearchWord => ({
  isIn: (column) => contains(expression(column), word),
  // the array is what the index of the column is asked for; without an index it would be searched from its start for each row
  isAmong: (column, ids) =>
    isIndexed(word)
      ? sql`${sql.ref(column)} = any(array(${ids}))`
      : sql`exists (select from (${ids}) as found where found.id = ${sql.ref(column)})`,
})

/** Keeps a word without trigrams away from the index, which would compare it with every row of every clinic. */
function contains(column: Expression<unknown>, word: string) {
  const text = isIndexed(word) ? column : sql`${column} || ''`
  const patterns = spellings(word).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${text} like lower(${pattern})`),
    sql` or `,
  )})`
}

/** A number is found as typed and without its dashes, a phone also as it is stored: 0812-3456 is +628123456. */
function spellings(word: string) {
  const digits = word.replaceAll('-', '')
  if (!/^\d+$/.test(digits)) return [word]
  return [...new Set([word, digits, ...(digits.startsWith('0') ? [`+62${digits.slice(1)}`] : [])])]
}
