import { importMachine } from '@clinic/core/import'
import { canMove, nextState } from '@clinic/core/lifecycle'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dryRun } from '../../use-case/transaction'
import { changeImport } from './change-import'
import { countRows } from './count-rows'
import { lockImport } from './import-columns'
import { noteRows, type TriedRow, tryRows } from './try-rows'

/**
 * Creates the next rows in a transaction that is rolled back, to find out which would be refused; writes the results in a
 * transaction of its own. Two windows that check at once find the same.
 */
export const checkImport: UseCase<'checkImport'> = async (call) => {
  const tried = await triedOnly(call)
  return changeImport(call, {
    event: { type: 'import.check' },
    action: (_, { state }) => (state === 'checked' ? 'check' : undefined),
    async apply({ tx, before, state }) {
      // the columns were mapped anew meanwhile: the results no longer apply
      if (tried?.version !== before.version) throw new Refusal(409, 'importNotNow', { current: before })
      const noted = tried.rows.map((row) => ({
        ...row,
        state: row.problems ? ('invalid' as const) : ('valid' as const),
      }))
      await noteRows(tx, call, before.id, noted)
      const counted = await countRows(tx, call.caller, before.id)
      const isOver = counted.checked_count === before.row_count
      const checked = isOver ? nextState(importMachine, state, { type: 'import.finishCheck' }) : null
      return { ...counted, state: checked ?? state }
    },
  })
}

/** Tries the next rows in a transaction that is rolled back. Undefined when the import is not to be checked. */
const triedOnly = (call: Call<'checkImport'>) =>
  dryRun(call.database, async (tx): Promise<{ version: number; rows: TriedRow[] } | undefined> => {
    const held = await lockImport(tx, call.caller, call.path.id)
    if (!canMove(importMachine, held.state, { type: 'import.check' })) return
    return { version: held.version, rows: await tryRows({ tx, call }, held, 'waiting') }
  })
