import type { Kysely, UpdateObject } from 'kysely'
import type { People } from '../audit/people'
import { type Actor, recordEvent } from '../audit/record-event'
import type { Database, Tables, Transaction } from '../database/schema'
import { tenantOf } from '../database/tenant'
import { Refusal } from './refusal'
import type { Sentence } from './sentence'
import { transaction } from './transaction'

/** One change of one row that a person has on their screen. */
interface RowChange<Table extends ChangedTable, Row extends Shown, Owner, State extends string> {
  table: Table
  id: number
  /** The row as the contract shows it, or nothing where there is none that the caller may see. */
  read: (tx: Transaction) => Promise<Row | undefined>
  /** Locks what every writer of the row locks before it, such as the dentist of a shift. `apply` gets what it returns. */
  lockOwner?: (tx: Transaction, found: Row) => Promise<Owner>
  /** The state after the change, null where the lifecycle does not allow it, and the refusal then. `apply` writes it. */
  move?: { to: (before: Row) => State | null; refusal: Sentence }
  /** The version that the caller has seen; nothing where the operation does not ask for it. */
  version?: number
  versionColumn?: 'version' | 'opening_version'
  /** Where the row says its version, if not beside the rest. */
  versionOf?: (row: Row) => unknown
  /** Refuses what the rules of the operation forbid, writes the row's data in other tables, and returns the columns to write. */
  apply: (held: Held<Row, Owner, State>) => Promise<UpdateObject<Tables, Table>>
  /** Writes elsewhere what follows from the row as it is now. */
  follow?: (held: Held<Row, Owner, State>) => Promise<unknown>
  /** The audit action of the change; undefined records nothing. */
  action: string | ((before: Row, after: Row) => string | undefined)
  /** Why, in the words of a person. */
  reason?: (after: Row) => string | null
  /** Whose data the row shows, where its table does not say so. */
  people?: (row: Row) => People
  /** The part of the row the audit keeps, if not all that is shown. */
  audited?: (row: Row) => Record<string, unknown>
}

/** The facts an operation has once the row is locked and the change is allowed. */
interface Held<Row, Owner, State> {
  tx: Transaction
  before: Row
  owner: Owner
  state: State
}

/**
 * Changes one row of the actor's clinic and returns it as it is then. The steps are the same for every change:
 *
 * 1. Lock: what the others are writing is waited for, and everything is read after that.
 * 2. 404, where the actor sees no such row: nothing else is said about it.
 * 3. Legal move: 409 with the row. It comes before the version, so that of two who decide at once the second reads what
 *    was decided, not only that something changed.
 * 4. Version: 409 with the row. It comes before the rules, which would judge what the person has not seen.
 * 5. The rules of the operation, and the write, under the next version.
 * 6. Read again: what the database derives is in the reply too.
 * 7. Audit: the row before and after, in the same transaction.
 */
export const changeRow = <Table extends ChangedTable, Row extends Shown, Owner, State extends string>(
  database: Database,
  actor: Actor,
  change: RowChange<Table, Row, Owner, State>,
): Promise<Row> =>
  transaction(database, async (tx) => {
    const { id, lockOwner, move, version, versionColumn = 'version', action, reason } = change
    const table: ChangedTable = change.table
    const key = keyOf(table, actor, id)
    const read = async () => {
      const row = await change.read(tx)
      if (!row) throw new Refusal(404, 'notFound')
      return row
    }

    const owner = (await lockOwner?.(tx, await read())) as Owner
    await rowsOf(tx)
      .selectFrom(table)
      .select('id')
      .where((eb) => eb.and(key))
      .forUpdate()
      .execute()
    const before = await read()
    const state = move?.to(before) as State
    if (move && state === null) throw new Refusal(409, move.refusal, { current: before })
    if (version !== undefined) refuseStale(before, version, change.versionOf?.(before))

    const held = { tx, before, owner, state }
    const columns = await change.apply(held)
    await rowsOf(tx)
      .updateTable(table)
      .set({ ...(version !== undefined && { [versionColumn]: version + 1 }), ...columns })
      .where((eb) => eb.and(key))
      .execute()
    await change.follow?.(held)
    const after = await read()

    const { audited = (row: Row) => row } = change
    const called = typeof action === 'string' ? action : action(before, after)
    const shown = { people: change.people?.(after) }
    const event = { object: table, object_id: id, before: audited(before), after: audited(after), ...shown }
    if (called !== undefined) recordEvent(tx, actor, { ...event, action: called, reason: reason?.(after) })
    return after
  })

/** Refuses a change of a row that is not any more as the person has seen it. */
export function refuseStale(before: Shown, version: number, now: unknown = before.version) {
  if (version !== now) throw new Refusal(409, 'changedMeanwhile', { current: before })
}

const keyOf = (table: ChangedTable, actor: Actor, id: number) => ({ id, ...tenantOf(table, actor) })

export type ChangedTable = { [Table in keyof Tables]: Tables[Table] extends Keyed ? Table : never }[keyof Tables]
interface Keyed {
  company_id: unknown
  id: unknown
}

/** A row as it is shown. `version` is there where an operation asks for it. */
type Shown = Record<string, unknown>

/** The change says which table and columns it writes; of each table the same is known here. */
const rowsOf = (tx: Transaction) =>
  tx as unknown as Kysely<Record<ChangedTable, { id: number; [column: string]: unknown }>>
