import type { TableFormat } from '@clinic/core/export'
import type { Database } from '../database/schema'
import type { Caller } from '../use-case/contract'
import { transaction } from '../use-case/transaction'
import { appendGroup } from './chain'
import type { People } from './people'
import { eventOf } from './record-event'

interface Exported {
  /** The object of the patients' data in the file. */
  object: string
  /** The query of the list, for all its pages. */
  query: Record<string, unknown>
  /** Everybody in the file. */
  people: People | null
  rows: number
  format: TableFormat
}

/** Records who exports a list and how many rows, before it is sent. It changes no screen. */
export const recordExport = (database: Database, caller: Caller, { object, query, people, ...after }: Exported) =>
  transaction(database, (tx) =>
    appendGroup(tx, caller.company_id, [
      eventOf(caller, { action: 'export', object, object_id: null, query, people, after }),
    ]),
  )
