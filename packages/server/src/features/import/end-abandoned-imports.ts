import { importMachine } from '@clinic/core/import'
import { nextState } from '@clinic/core/lifecycle'
import { recordEvent } from '../../audit/record-event'
import type { Database } from '../../database/schema'
import { transaction } from '../../use-case/transaction'
import { columns, told } from './import-columns'

const patience = 30 * 24 * 3_600_000

/**
 * Ends what nobody went on with in 30 days, and forgets what was in its file: what was created stays. Several servers may
 * do it at the same time.
 */
export const endAbandonedImports = (database: Database, now: Date) =>
  transaction(database, async (tx) => {
    const abandoned = await tx
      .selectFrom('import')
      .select(['company_id', 'clinic_id', ...columns])
      .where('state', 'not in', ['done', 'cancelled'])
      .where('updated_at', '<', new Date(now.getTime() - patience).toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { company_id, clinic_id, ...before } of abandoned) {
      const state = nextState(importMachine, before.state, { type: 'import.cancel' })
      if (!state) continue
      await tx
        .deleteFrom('import_row')
        .where((eb) => eb.and({ company_id, clinic_id, import_id: before.id }))
        .execute()
      await tx
        .updateTable('import')
        .set({ state, updated_at: now.toISOString() })
        .where((eb) => eb.and({ company_id, clinic_id, id: before.id }))
        .execute()
      recordEvent(
        tx,
        { company_id, clinic_id, role: 'system' },
        {
          ...{ action: 'cancel', object: 'import', object_id: before.id },
          before: told(before),
          after: told({ ...before, state, updated_at: now.toISOString() }),
        },
      )
    }
  })
