import type { Schema } from '@clinic/api'
import { type CellProblem, importKinds, readRow } from '@clinic/core/import'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { fieldProblems } from '../../use-case/field-sentences'
import { refuseUnreadable } from '../../use-case/readable'
import { Refusal } from '../../use-case/refusal'
import type { FilledSentence, Sentence } from '../../use-case/sentence'
import { savepoint } from '../../use-case/transaction'
import { type ImportStep, importedKinds } from './import-kinds'

/** The rows of one step: few enough that the desk does not notice it. */
export const step = 250

export interface TriedRow {
  line: number
  key: string | null
  /** Null: the row was created. */
  problems: Problems | null
  /** It would be created, were it not likely a patient who exists already. */
  is_likely_duplicate: boolean
}
type Problems = Record<string, FilledSentence>
type ImportOf = Pick<Schema<'Import'>, 'id' | 'kind' | 'columns' | 'default_values'>

/** Creates the next rows in a state as one by one they would be, and says which could not be. */
export async function tryRows(context: ImportStep, held: ImportOf, state: 'waiting' | 'valid'): Promise<TriedRow[]> {
  const { tx, call } = context
  const { caller, now } = call
  const { company_id, clinic_id } = caller
  const kind = importedKinds[held.kind]
  const next = await tx
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where((eb) => eb.and({ company_id, clinic_id, import_id: held.id, state }))
    .orderBy('line')
    .limit(step)
    .execute()
  const { today } = await clinicDay(tx, caller, now)
  const defaultValues = Object.fromEntries(held.default_values.map(({ field, text }) => [field, text]))
  const read = next.map(({ line, cells }) => {
    const { input, problems } = readRow(held.kind, cells, { columns: held.columns, defaultValues, today })
    const found = { ...contractProblems(held.kind, input), ...cellProblems(held, problems) }
    if (Object.keys(found).length > 0) return { line, key: null, input, problems: found }
    return { line, input, key: kind.keyOf(input as never), problems: null }
  })
  const valid = read.filter(({ problems }) => problems === null)
  const known = await kind.known?.(tx, caller, valid.map(({ input }) => input) as never[])
  // duplicates are looked for before anything is created: rows of one file are not compared with each other
  const likely =
    state === 'waiting' ? await kind.likely?.(tx, caller, valid.map(({ input }) => input) as never[]) : null
  const likeness = new Map(valid.map(({ line }, place) => [line, likely?.get(place)]))
  const firstLine = await linesByKey(context, held, valid)

  const repeated = ({ line, key }: { line: number; key: string | null }): Problems | null => {
    if (key === null) return null
    const first = firstLine.get(key) ?? line
    if (first < line) return { [kind.keyField]: twice(first) }
    return known?.keys.has(key) ? { '': plain(known.sentence) } : null
  }
  const rows = read.map((row) => ({ ...row, problems: row.problems ?? repeated(row) }))
  const fit = rows.filter(({ problems }) => problems === null)
  const refused = await create(context, held, fit)
  return rows.map(({ line, key, problems }) => {
    const found = problems ?? refused.get(line) ?? null
    const like = found ? undefined : likeness.get(line)
    return { line, key, problems: like ? { '': like } : found, is_likely_duplicate: like !== undefined }
  })
}

/** The first row of the file that has each key: of those before, and of these. */
async function linesByKey(
  { tx, call }: ImportStep,
  { id }: ImportOf,
  rows: readonly { line: number; key: string | null }[],
) {
  const { company_id, clinic_id } = call.caller
  const keys = rows.flatMap(({ key }) => key ?? [])
  const before = await tx
    .selectFrom('import_row')
    .select(['key', sql<number>`min(line)`.as('line')])
    .where((eb) => eb.and({ company_id, clinic_id, import_id: id }))
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .groupBy('key')
    .execute()
  const lines = new Map(before.map(({ key, line }) => [key, line]))
  for (const { line, key } of rows) if (key !== null) lines.set(key, Math.min(line, lines.get(key) ?? line))
  return lines
}

/** Creates rows, many at once as long as none is refused; of those in which one is, by halves, all others. */
async function create(context: ImportStep, held: ImportOf, rows: readonly Creatable[]): Promise<Map<number, Problems>> {
  const [first] = rows
  if (!first) return new Map()
  const { tx } = context
  try {
    const inputs = rows.map(({ input }) => input)
    await savepoint(tx, () => importedKinds[held.kind].create(context, inputs))
    return new Map()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { sentence, details } = error
    if (rows.length === 1) return new Map([[first.line, problemsOf(details.fields) ?? { '': plain(sentence) }]])
    const half = rows.length / 2
    return new Map([
      ...(await create(context, held, rows.slice(0, half))),
      ...(await create(context, held, rows.slice(half))),
    ])
  }
}
type Creatable = { line: number; input: unknown }

const problemsOf = (fields: Refusal['details']['fields']): Problems | undefined =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [field, typeof said === 'string' ? plain(said) : said]),
  )

/** Returns the problems the contract has with the body of the operation. */
function contractProblems(kind: Schema<'ImportKind'>, input: unknown): Problems {
  try {
    refuseUnreadable(input)
  } catch (error) {
    if (error instanceof Refusal) return problemsOf(error.details.fields) ?? { '': plain(error.sentence) }
    throw error
  }
  const { validate } = importedKinds[kind]
  return validate(input) ? {} : fieldProblems((validate.errors ?? []) as never)
}

function cellProblems({ kind }: ImportOf, problems: Record<string, CellProblem>): Problems {
  const offered = new Map(importKinds[kind].columns.map(({ field, offered }) => [field, offered]))
  return Object.fromEntries(
    Object.entries(problems).map(([field, sentence]) => [
      field,
      { sentence, values: { words: offered.get(field)?.join(', ') ?? '' } },
    ]),
  )
}

const plain = (sentence: Sentence): FilledSentence => ({ sentence, values: {} })
/** What is refused as the same as another row of the file. */
export const twice = (line: number): FilledSentence => ({ sentence: 'rowTwice', values: { line } })

/** Stores the results of rows, many at once. */
export async function noteRows(tx: Transaction, { caller }: ImportStep['call'], id: number, noted: NotedRow[]) {
  const { company_id, clinic_id } = caller
  await sql`
    update import_row set state = noted.state, key = noted.key, problems = noted.problems, is_likely_duplicate = noted.is_likely_duplicate
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (line integer, state text, key text, problems jsonb, is_likely_duplicate boolean)
    where company_id = ${company_id} and clinic_id = ${clinic_id} and import_id = ${id} and import_row.line = noted.line`.execute(
    tx,
  )
}
type NotedRow = TriedRow & { state: 'valid' | 'invalid' | 'created' }
