import type { Schema } from '@clinic/api'
import { nextState } from '@clinic/core/lifecycle'
import { type StockCountEvent, stockCountMachine } from '@clinic/core/stock-count'
import type { UpdateObject } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { stockCountById } from './stock-count-by-id'

type StockCount = Schema<'StockCount'>

interface Change {
  event: (before: StockCount) => StockCountEvent
  /** What the audit calls it. */
  action: 'write' | 'start' | 'join' | 'finish' | 'recount' | 'post' | 'cancel'
  /** What the caller has seen; nothing where counters come and go while they count. */
  version?: number
  reason?: string
  /** Refuses what cannot be, writes what goes with it, and returns what else is written. */
  apply?: (tx: Transaction, before: StockCount) => Promise<UpdateObject<Tables, 'stock_count'>>
}

/** Takes a count one step further. Of two who do so at once, the second is told what the first did. */
export const changeStockCount = (
  { database, caller, now, path: { id } }: Pick<Call<'joinStockCount'>, 'database' | 'caller' | 'now' | 'path'>,
  { event, action, version, reason = '', apply }: Change,
): Promise<StockCount> =>
  changeRow(database, caller, {
    table: 'stock_count',
    id,
    read: (tx) => stockCountById(tx, { caller, now }, id),
    move: {
      to: (before: StockCount) => nextState(stockCountMachine, before.state, event(before)),
      refusal: 'stockCountNotNow',
    },
    version,
    async apply({ tx, before, state }) {
      const at = now.toISOString()
      const stage = { state, by: caller.name, at, reason }
      const moved = state !== before.state && { stages: JSON.stringify([...before.stages, stage]) }
      const columns = await apply?.(tx, before)
      return { state, version: before.version + 1, ...moved, updated_at: at, ...columns }
    },
    action,
    // its batches are rows of their own, which the database keeps
    audited: ({ lines: _, ...count }) => count,
    reason: () => reason || null,
  })
