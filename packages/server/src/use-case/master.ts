import type { OperationId } from '@clinic/api'
import { type Kysely, type RawBuilder, type StringReference, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { recordEvent } from '../audit/record-event'
import type { Database, Tables, Transaction } from '../database/schema'
import { tenantOf } from '../database/tenant'
import { type ChangedTable, changeRow } from './change-row'
import type { Call, Caller, RequestContext, UseCases } from './contract'
import { canReadHolder, type Holder, isHolderKind } from './holder'
import { withIdempotency } from './idempotency'
import { list } from './list'
import { Refusal } from './refusal'
import type { FilledSentence, Sentence } from './sentence'

/** The names for which the contract lists, creates, gets and updates rows: `Room`, `Payor`. */
export type MasterName = {
  [Id in OperationId]: Id extends `get${infer Name}`
    ? MasterOperation<Name> extends OperationId
      ? Name
      : never
    : never
}[OperationId]
export type MasterOperation<Name extends string> = `${'list' | 'create' | 'get' | 'update'}${Name}`

type Row<Name extends MasterName> = Awaited<ReturnType<UseCases[`get${Name}`]>>
type Input<Name extends MasterName> = Call<`create${Name}`>['body'] & object
type Query<Name extends MasterName> = Call<`list${Name}`>['query']
type Sort<Name extends MasterName> =
  NonNullable<Query<Name>['sort' & keyof Query<Name>]> extends infer Word
    ? Word extends `-${string}`
      ? never
      : Word & string
    : never
type Column<Table extends keyof Tables> = StringReference<Tables, Table> | RawBuilder<unknown>
type Sorts<Name extends MasterName, Table extends keyof Tables> = Record<Sort<Name>, readonly Column<Table>[]>

export interface Master<Name extends MasterName, Table extends keyof Tables> {
  table: Table
  /** The columns that the contract shows, under its names. */
  columns: readonly (keyof Row<Name> & keyof Tables[Table] & string)[]
  /** The fields the contract shows beside the columns: expressions over the table. */
  derived?: (context: RequestContext) => { [Each in keyof Row<Name>]?: RawBuilder<unknown> }
  /** Lower-case text in which every word of a search must be found. */
  search: Column<Table>
  sort: Sorts<Name, Table> | ((context: RequestContext) => Sorts<Name, Table>)
  defaultSort: NoInfer<Sort<Name> | `-${Sort<Name>}`>
  /** Query parameters that are columns: only rows with that very value. */
  filters?: readonly (keyof Query<Name> & keyof Tables[Table] & string)[]
  /** Query parameters that are conditions. */
  conditions?: (query: Query<Name>, context: RequestContext) => readonly (RawBuilder<boolean> | undefined)[]
  /** The columns with one value in all rows, where a table holds several kinds: they filter and are written with each row. */
  fixed?: { [Column in keyof Tables[Table]]?: string }
  /** The sentences for fields that a unique constraint refuses, by the name of the constraint. */
  taken?: Record<string, { [Field in keyof Input<Name>]?: Sentence }>
  /** The other columns of such a constraint, beside those of the tenant. */
  takenWithin?: Record<string, readonly (keyof Input<Name> & keyof Tables[Table] & string)[]>
  /** For rows with a lifecycle: whether the row can still be changed, and the refusal if not. */
  move?: { to: (before: Row<Name>) => string | null; refusal: Sentence }
  /** Refuses what the contract cannot; its result is stored with the input or in place of it. */
  check?: (writing: Writing<Name>) => Promise<object | undefined>
  /** The fields of the input that are no columns: `written` stores them. */
  elsewhere?: readonly (keyof Input<Name>)[]
  /** Writes the row's data in other tables, in the same transaction. */
  written?: (writing: Writing<Name> & { id: number }) => Promise<void>
}

export interface Writing<Name extends MasterName> extends RequestContext {
  tx: Transaction
  input: Input<Name>
  /** The row before an update. */
  before: Row<Name> | undefined
}

/**
 * The four operations that all master data has: a list, a new row, one row, a change of it. Nothing is deleted, it is
 * made inactive. Lists and objects of the contract are stored as jsonb.
 */
export function masterUseCases<Name extends MasterName, Table extends keyof Tables>(
  name: Name,
  master: Master<Name, Table>,
): UseCases<MasterOperation<Name> & OperationId> {
  const {
    columns,
    derived,
    filters = [],
    conditions,
    fixed,
    taken = {},
    takenWithin = {},
    move,
    check,
    elsewhere = [],
    written,
    sort,
    ...order
  } = master
  const object = master.table as string & keyof Tables
  const table = object as 'master'
  const kind = name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
  const shown = (context: RequestContext) => [
    ...columns.map((column) => sql.ref(`${object}.${column}`).as(column)),
    ...Object.entries<RawBuilder<unknown>>({ ...derived?.(context) }).map(([column, value]) => value.as(column)),
  ]
  const whose = ({ caller }: RequestContext) => ({ ...tenantOf(object, caller), ...fixed })
  const oneOf = (database: Rows, context: RequestContext, id: number) =>
    database
      .selectFrom(table)
      .select(shown(context))
      .where((eb) => eb.and({ ...whose(context), id }))
  /** Refuses a value that another row has, by its name: asked for after the transaction, which the database has given up. */
  const refuseTaken =
    (call: AnyCall) =>
    async (error: unknown): Promise<never> => {
      const { database, caller } = call
      const constraint = error instanceof DatabaseError ? (error.constraint ?? '') : ''
      const fields = taken[constraint] as Record<string, Sentence> | undefined
      if (!fields) throw error
      // rows of an import are part of its transaction, in which nothing can be asked now
      const canAsk = !database.isTransaction && isHolderKind(kind) && canReadHolder(caller, kind)
      const refused: Record<string, Sentence | FilledSentence> = { ...fields }
      const holders: Record<string, Holder> = {}
      for (const [field, sentence] of Object.entries(fields)) {
        const naming = takenBy[sentence]
        const within = takenWithin[constraint] ?? []
        const holder = canAsk && naming && (await holderOf(call, [field, ...within]))
        if (!holder) continue
        refused[field] = { sentence: naming, values: { name: holder.name } }
        if (holder.isOfKind) holders[field] = { kind, id: holder.id, name: holder.name }
      }
      throw new Refusal(422, 'checkFields', {
        fields: refused,
        ...(Object.keys(holders).length > 0 && { holders }),
      })
    }
  const holderOf = async ({ database, caller, body }: AnyCall, unique: readonly string[]) => {
    const input = trimmed(body)
    const row = await rowsOf(database)
      .selectFrom(table)
      .select(['id', 'name', ...Object.keys(fixed ?? {})])
      .where((eb) => eb.and(tenantOf(object, caller)))
      .where((eb) =>
        eb.and(
          unique.map(
            (column) => sql<boolean>`lower(${sql.ref(column)}::text) = ${String(input[column]).toLowerCase()}`,
          ),
        ),
      )
      .executeTakeFirst()
    // a table of several kinds: another kind is not at this address
    const isOfKind = Object.entries(fixed ?? {}).every(([column, value]) => row?.[column] === value)
    return row && { id: Number(row.id), name: String(row.name), isOfKind }
  }

  const columnsOf = (input: object) =>
    stored(Object.fromEntries(Object.entries(input).filter(([field]) => !elsewhere.some((each) => each === field))))

  const useCases = {
    [`list${name}`](call: AnyCall) {
      const { database, query } = call
      const chosen = Object.fromEntries(
        filters.flatMap((filter) => (query[filter] === undefined ? [] : [[filter, query[filter]]])),
      )
      const rows = rowsOf(database)
        .selectFrom(table)
        .select(shown(call))
        .where((eb) => eb.and({ ...whose(call), ...chosen }))
      const narrowed = (conditions?.(query as Query<Name>, call) ?? []).reduce(
        (found, condition) => (condition ? found.where(condition) : found),
        rows,
      )
      return list(database, narrowed, query, {
        searchColumn: order.search,
        ...order,
        id: `${object}.id`,
        sort: typeof sort === 'function' ? sort(call) : sort,
      } as never)
    },

    [`create${name}`]: (call: AnyCall) =>
      withIdempotency(call as never, async (tx) => {
        const { caller, now } = call
        const input = trimmed(call.body)
        const writing = { tx, caller, now, input: input as Input<Name>, before: undefined }
        const more = await check?.(writing)
        const { id } = await rowsOf(tx)
          .insertInto(table)
          .values({ ...columnsOf({ ...input, ...more }), ...whose(call), created_at: now, updated_at: now })
          .returning('id')
          .executeTakeFirstOrThrow()
        await written?.({ ...writing, id: Number(id) })
        const after = await oneOf(rowsOf(tx), call, Number(id)).executeTakeFirstOrThrow()
        recordEvent(tx, caller, { action: 'create', object, object_id: Number(id), after })
        return after
      }).catch(refuseTaken(call)),

    async [`get${name}`](call: AnyCall) {
      const row = await oneOf(rowsOf(call.database), call, call.path.id).executeTakeFirst()
      if (!row) throw new Refusal(404, 'notFound')
      return row
    },

    [`update${name}`](call: AnyCall) {
      const { database, caller, now, path } = call
      const { version, ...input } = trimmed(call.body)
      const writing = (tx: Transaction, before: AnyRow) =>
        ({ tx, caller, now, input, before }) as unknown as Writing<Name>
      return changeRow(database, caller, {
        table: object as ChangedTable,
        id: path.id,
        read: (tx) => oneOf(rowsOf(tx), call, path.id).executeTakeFirst() as Promise<AnyRow | undefined>,
        move: move as Move | undefined,
        version: Number(version),
        async apply({ tx, before }) {
          const more = await check?.(writing(tx, before))
          return { ...columnsOf({ ...input, ...more }), updated_at: now.toISOString() }
        },
        follow: async ({ tx, before }) => written?.({ ...writing(tx, before), id: path.id }),
        action: 'update',
      }).catch(refuseTaken(call))
    },
  }
  return useCases as unknown as UseCases<MasterOperation<Name> & OperationId>
}

/** What is said where the other row is known; a sentence without a name in it stays the same. */
const takenBy: { [Each in Sentence]?: Sentence } = {
  codeTaken: 'codeTakenBy',
  nikTaken: 'nikTakenBy',
  supplierThere: 'supplierThere',
  priceListThere: 'priceListThere',
  medicineThere: 'medicineThere',
}

/** One row of any of the tables: which columns it has, the description of the master says and the contract has checked. */
interface AnyRow {
  [column: string]: unknown
  id: number
  version: number
}
type Rows = Kysely<{ master: AnyRow }>
type Move = { to: (before: AnyRow) => string | null; refusal: Sentence }

const rowsOf = (database: Database | Transaction) => database as unknown as Rows

/** A call of any of the operations of one kind. */
interface AnyCall {
  database: Database
  caller: Caller
  now: Date
  query: Record<string, unknown>
  path: { id: number }
  body: Record<string, unknown>
}

/** Trims the blanks around typed text and changes nothing else. */
const trimmed = (body: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' ? value.trim() : value))

const stored = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )
