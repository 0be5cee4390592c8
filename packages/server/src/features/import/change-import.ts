import type { Schema } from '@clinic/api'
import { type ImportEvent, type ImportState, importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { auditView, importShown } from './import-columns'

type Import = Schema<'Import'>

interface ImportChange {
  event: ImportEvent
  /** The audit action; undefined records nothing, for a step that keeps the state. */
  action: string | ((before: Import, after: Import) => string | undefined)
  /** The version that was read, where the change depends on it. */
  version?: number
  /** Changes the rows, and returns the columns of the import to write. */
  apply: (held: { tx: Transaction; before: Import; state: ImportState }) => Promise<Updateable<Tables['import']>>
}

/** Changes an import of those the caller may see: two windows go on with it one after the other. */
export const changeImport = (
  { database, caller, now, path: { id } }: Pick<Call<'runImport'>, 'database' | 'caller' | 'now' | 'path'>,
  { event, action, version, apply }: ImportChange,
): Promise<Import> =>
  changeRow(database, caller, {
    table: 'import',
    id,
    read: (tx) => importShown(tx, caller, id),
    move: { to: ({ state }) => nextState(importMachine, state, event), refusal: 'importNotNow' },
    version,
    async apply(held) {
      return { state: held.state, ...(await apply(held)), updated_at: now.toISOString() }
    },
    action,
    audited: auditView,
  })
